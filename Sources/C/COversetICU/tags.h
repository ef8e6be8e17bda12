#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Packs the four letters of an ISO 15924 code, the first in the highest byte; 0 for anything else.
static inline uint32_t packed_script_tag(const char *name) {
  if (name == NULL || strlen(name) != 4) return 0;
  uint32_t tag = 0;
  for (int i = 0; i < 4; i++) tag = tag << 8 | (uint8_t)name[i];
  return tag;
}
