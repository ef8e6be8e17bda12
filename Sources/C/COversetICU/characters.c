#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "COversetICU.h"
#include "support.h"
#include "tags.h"

int32_t overset_script_limit(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

uint32_t overset_script_tag(int32_t script) {
  return packed_script_tag(uscript_getShortName((UScriptCode)script));
}

int32_t overset_script(uint32_t code_point) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)code_point, &error);
  return U_SUCCESS(error) ? script : USCRIPT_UNKNOWN;
}

_Bool overset_has_script(uint32_t code_point, int32_t script) {
  return uscript_hasScript((UChar32)code_point, (UScriptCode)script);
}

// The classes for whose sake alone a left-to-right text may be reordered (UAX #9).
static _Bool runs_right_to_left(UCharDirection direction) {
  switch (direction) {
  case U_RIGHT_TO_LEFT:
  case U_RIGHT_TO_LEFT_ARABIC:
  case U_ARABIC_NUMBER:
  case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_RIGHT_TO_LEFT_OVERRIDE:
  case U_RIGHT_TO_LEFT_ISOLATE: return 1;
  default: return 0;
  }
}

_Bool overset_has_property(uint32_t code_point, overset_property property) {
  UChar32 c = (UChar32)code_point;
  switch (property) {
  case OVERSET_PROPERTY_MARK: return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0;
  case OVERSET_PROPERTY_LETTER: return (U_GET_GC_MASK(c) & U_GC_L_MASK) != 0;
  case OVERSET_PROPERTY_DECIMAL_DIGIT: return (U_GET_GC_MASK(c) & U_GC_ND_MASK) != 0;
  case OVERSET_PROPERTY_DEFAULT_IGNORABLE:
    return u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
  case OVERSET_PROPERTY_EMOJI_PRESENTATION:
    return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION);
  case OVERSET_PROPERTY_EXTENDED_PICTOGRAPHIC:
    return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
  case OVERSET_PROPERTY_STRONG_RIGHT_TO_LEFT:
    return u_charDirection(c) == U_RIGHT_TO_LEFT
      || u_charDirection(c) == U_RIGHT_TO_LEFT_ARABIC;
  case OVERSET_PROPERTY_RIGHT_TO_LEFT: return runs_right_to_left(u_charDirection(c));
  case OVERSET_PROPERTY_CURSOR_NEUTRAL:
    return (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK | U_GC_CC_MASK)) != 0;
  }
  return 0;
}

overset_east_asian_width overset_east_asian_width_of(uint32_t code_point) {
  switch (u_getIntPropertyValue((UChar32)code_point, UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_AMBIGUOUS: return OVERSET_EAST_ASIAN_AMBIGUOUS;
  case U_EA_HALFWIDTH: return OVERSET_EAST_ASIAN_HALFWIDTH;
  case U_EA_FULLWIDTH: return OVERSET_EAST_ASIAN_FULLWIDTH;
  case U_EA_NARROW: return OVERSET_EAST_ASIAN_NARROW;
  case U_EA_WIDE: return OVERSET_EAST_ASIAN_WIDE;
  default: return OVERSET_EAST_ASIAN_NEUTRAL;
  }
}

overset_bracket_side overset_bracket_side_of(uint32_t code_point) {
  switch (u_getIntPropertyValue((UChar32)code_point, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
  case U_BPT_OPEN: return OVERSET_BRACKET_OPENING;
  case U_BPT_CLOSE: return OVERSET_BRACKET_CLOSING;
  default: return OVERSET_BRACKET_NONE;
  }
}

uint32_t overset_paired_bracket(uint32_t code_point) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)code_point);
}
