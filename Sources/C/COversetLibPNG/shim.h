#pragma once
// Carries the flags of pkg-config to COversetRaster, the only target that includes <png.h>.
// Empty on purpose: no type of the library reaches Swift.
