"""Sheet of the living view between the two fleets."""
from fx import horizon as sprites
