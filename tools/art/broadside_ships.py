"""Sheet of Broadside's ship profiles and ship cards."""
from bcards import ships as sprites
