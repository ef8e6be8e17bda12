#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_STROKER_H

/// An outline over the given points. FreeType changed the signedness of tags and contour ends in
/// 2.13.3; the casts keep Swift from seeing which it is.
static inline FT_Outline overset_outline(
    FT_Vector *points, unsigned char *tags, short point_count, short *ends, short contour_count) {
  FT_Outline outline = {0};
  outline.points = points;
  outline.tags = (void *)tags;
  outline.contours = (void *)ends;
  outline.n_points = point_count;
  outline.n_contours = contour_count;
  return outline;
}

/// The tags of outline points are built from function-like macros, which Swift does not import.
static const unsigned char overset_curve_tag_on = FT_CURVE_TAG_ON;
static const unsigned char overset_curve_tag_conic = FT_CURVE_TAG_CONIC;
static const unsigned char overset_curve_tag_cubic = FT_CURVE_TAG_CUBIC;
