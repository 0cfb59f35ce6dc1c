"""Sheet b of the map swpac."""
from maps import tiles


def sprites():
    return tiles("swpac", "b")
