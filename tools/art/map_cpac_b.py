"""Sheet b of the map cpac."""
from maps import tiles


def sprites():
    return tiles("cpac", "b")
