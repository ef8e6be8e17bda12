#pragma once
// The C half of OversetRaster: what has to be fast in a debug build too, and
// the libraries of the PNG codec. No type of a library appears here.
#include "overset_pixels.h"
#include "overset_png.h"
