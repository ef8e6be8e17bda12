"""Overset's check for Weblate."""
