"""Sheet of Broadside's play cards."""
from bcards import faces as sprites
