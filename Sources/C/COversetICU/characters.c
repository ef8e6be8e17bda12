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
  }
  return 0;
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
