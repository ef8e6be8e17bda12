#pragma once

#include <stdint.h>

// What Overset takes from ICU, without ICU's headers.
//
// ICU renames its functions per version and its types clash with the copy of ICU inside Foundation
// on Linux, so neither may reach Swift: this header knows <stdint.h> only.
//
// Conventions
// - Text is UTF-16 and may hold unpaired surrogates. Offsets and lengths count its code units.
// - `status` receives 0, or ICU's error code (positive), whose name `overset_status_name` gives.
// - No function keeps a pointer to its arguments after it returns.
// - Functions that write text return the length it needs; when that is more than `capacity`, what was
//   written is incomplete, and the call is to be repeated with more room. Nothing is terminated by 0
//   unless so stated.
// - `locale` is a language tag (`zh-Hant-HK`) or an ICU or POSIX identifier (`zh_Hant_HK`); one that
//   ICU has no data for means its parent, in the end the root locale.
// - An object made by `overset_X_create` is released by `overset_X_destroy`. Unless its functions take
//   a `const` object, it must not be used by two threads at once.

#pragma clang assume_nonnull begin

// MARK: - Library

/// ICU's name of an error code, such as `U_ILLEGAL_ARGUMENT_ERROR`; a static string.
const char *overset_status_name(int32_t status);

/// Whose version `overset_version` gives.
typedef enum overset_versioned {
  OVERSET_VERSION_ICU,
  OVERSET_VERSION_UNICODE,
  OVERSET_VERSION_CLDR,
} overset_versioned;

/// Writes a version, such as `72.1`, terminated by 0.
void overset_version(overset_versioned subject, char version[_Nonnull 20]);

// MARK: - Bidirectional text (UAX #9)

/// Resolves embedding levels; reusable, so that its buffers are allocated once.
typedef struct overset_bidi overset_bidi;

/// How the level of a paragraph is found (UAX #9, rules P2, P3 and HL1).
typedef enum overset_bidi_base {
  OVERSET_BIDI_LEFT_TO_RIGHT,
  OVERSET_BIDI_RIGHT_TO_LEFT,
  OVERSET_BIDI_FIRST_STRONG_ELSE_LEFT_TO_RIGHT,
  OVERSET_BIDI_FIRST_STRONG_ELSE_RIGHT_TO_LEFT,
} overset_bidi_base;

/// One paragraph of a text: it ends at `end`, after its separator.
typedef struct overset_bidi_paragraph {
  int32_t end;
  uint8_t level;
} overset_bidi_paragraph;

/// Null when memory is exhausted.
overset_bidi *_Nullable overset_bidi_create(void);
void overset_bidi_destroy(overset_bidi *bidi);

/// Resolves a text of at least one code unit and returns the number of its paragraphs.
///
/// `levels` and `is_reset_at_line_end` receive `length` elements. The latter says which units rule L1
/// sets to the paragraph level when they end a line: separators, white space, isolate controls, and
/// the characters that rule X9 ignores. `paragraphs` receives at most `paragraph_capacity` elements;
/// a text has at most one more paragraph than it has characters of class B.
int32_t overset_bidi_resolve(
  overset_bidi *bidi, const uint16_t *text, int32_t length, overset_bidi_base base,
  uint8_t *levels, _Bool *is_reset_at_line_end, overset_bidi_paragraph *paragraphs,
  int32_t paragraph_capacity, int32_t *status);

// MARK: - Boundaries (UAX #14, UAX #29)

/// Finds boundaries of one kind for one locale.
typedef struct overset_breaker overset_breaker;

typedef enum overset_boundary_kind {
  OVERSET_BOUNDARY_GRAPHEME,
  OVERSET_BOUNDARY_WORD,
  OVERSET_BOUNDARY_LINE,
} overset_boundary_kind;

/// A boundary before the code unit at `offset`, or at the end of the text.
typedef struct overset_boundary {
  int32_t offset;
  /// Of lines only: a line break character stands before it (UAX #14, LB4 and LB5).
  _Bool is_mandatory;
} overset_boundary;

/// `line_style` is `strict`, `normal` or `loose`, or null to keep the locale's own.
overset_breaker *_Nullable overset_breaker_create(
  overset_boundary_kind kind, const char *locale, const char *_Nullable line_style,
  int32_t *status);
void overset_breaker_destroy(overset_breaker *breaker);

/// The locale whose data the rules come from: one that has none of its own takes those of its parent. Null
/// where ICU does not say. The breaker owns it.
const char *_Nullable overset_breaker_locale(const overset_breaker *breaker);

/// Writes every boundary, 0 and `length` included, in ascending order, and returns their number.
/// A `capacity` of `length` + 1 always suffices; with less, the status is a buffer overflow.
int32_t overset_breaker_boundaries(
  overset_breaker *breaker, const uint16_t *text, int32_t length, overset_boundary *boundaries,
  int32_t capacity, int32_t *status);

// MARK: - Characters

/// Scripts are numbered from 0 below this.
int32_t overset_script_limit(void);

/// The ISO 15924 code of a script number, its four letters from the highest byte down; 0 when the
/// number stands for no script.
uint32_t overset_script_tag(int32_t script);

/// The number of a code point's script (property Script).
int32_t overset_script(uint32_t code_point);

/// Whether a script is among a code point's Script_Extensions.
_Bool overset_has_script(uint32_t code_point, int32_t script);

typedef enum overset_property {
  OVERSET_PROPERTY_MARK,
  OVERSET_PROPERTY_LETTER,
  OVERSET_PROPERTY_DECIMAL_DIGIT,
  OVERSET_PROPERTY_DEFAULT_IGNORABLE,
  OVERSET_PROPERTY_EMOJI_PRESENTATION,
  OVERSET_PROPERTY_EXTENDED_PICTOGRAPHIC,
  OVERSET_PROPERTY_STRONG_RIGHT_TO_LEFT,
  /// Bidi_Class R, AL, AN, RLE, RLO or RLI.
  OVERSET_PROPERTY_RIGHT_TO_LEFT,
  /// General category Mn, Me, Cf or Cc.
  OVERSET_PROPERTY_CURSOR_NEUTRAL,
} overset_property;

_Bool overset_has_property(uint32_t code_point, overset_property property);

typedef enum overset_east_asian_width {
  OVERSET_EAST_ASIAN_NEUTRAL,
  OVERSET_EAST_ASIAN_AMBIGUOUS,
  OVERSET_EAST_ASIAN_HALFWIDTH,
  OVERSET_EAST_ASIAN_FULLWIDTH,
  OVERSET_EAST_ASIAN_NARROW,
  OVERSET_EAST_ASIAN_WIDE,
} overset_east_asian_width;

/// The property East_Asian_Width.
overset_east_asian_width overset_east_asian_width_of(uint32_t code_point);

typedef enum overset_bracket_side {
  OVERSET_BRACKET_NONE,
  OVERSET_BRACKET_OPENING,
  OVERSET_BRACKET_CLOSING,
} overset_bracket_side;

/// The property Bidi_Paired_Bracket_Type.
overset_bracket_side overset_bracket_side_of(uint32_t code_point);

/// The property Bidi_Paired_Bracket: the bracket on the other side.
uint32_t overset_paired_bracket(uint32_t code_point);

// MARK: - Locales

/// Writes the canonical BCP 47 tag of an identifier. Fails on one that is not well-formed.
int32_t overset_locale_tag(
  const char *identifier, char *tag, int32_t capacity, int32_t *status);

/// The ISO 15924 code of the locale's likely script, packed as by `overset_script_tag`; 0 when
/// nothing is known about it.
uint32_t overset_locale_likely_script(const char *locale);

/// Writes the letters of the locale's language (CLDR's main exemplar characters) in ascending order, and
/// returns how many there are; 0 for a language that ICU has no data for.
int32_t overset_locale_letters(
  const char *locale, uint32_t *_Nullable code_points, int32_t capacity, int32_t *status);

/// Whether the locale's likely script is written from right to left.
_Bool overset_locale_is_right_to_left(const char *locale);

/// How many locales ICU has data for.
int32_t overset_locale_count(void);

/// The ICU identifier (`zh_Hant_HK`) of the locale at an index; a static string.
const char *overset_locale_at(int32_t index);

// MARK: - Casing

typedef enum overset_casing {
  OVERSET_CASING_UPPER,
  OVERSET_CASING_LOWER,
  OVERSET_CASING_TITLE,
} overset_casing;

/// Writes a text in another case and returns its length.
int32_t overset_change_case(
  overset_casing casing, const char *locale, const uint16_t *text, int32_t length,
  uint16_t *result, int32_t capacity, int32_t *status);

// MARK: - Plural rules

/// The cardinal plural rules of one locale.
typedef struct overset_plural_rules overset_plural_rules;

/// The categories of CLDR, in its order.
typedef enum overset_plural_category {
  OVERSET_PLURAL_ZERO,
  OVERSET_PLURAL_ONE,
  OVERSET_PLURAL_TWO,
  OVERSET_PLURAL_FEW,
  OVERSET_PLURAL_MANY,
  OVERSET_PLURAL_OTHER,
} overset_plural_category;

overset_plural_rules *_Nullable overset_plural_rules_create(const char *locale, int32_t *status);
void overset_plural_rules_destroy(overset_plural_rules *rules);

/// The category of a number written with as few fraction digits as it needs; `other` on failure.
overset_plural_category overset_plural_rules_select(
  const overset_plural_rules *rules, double number, int32_t *status);

/// The categories the locale has, category `c` as bit `1 << c`.
uint32_t overset_plural_rules_categories(const overset_plural_rules *rules, int32_t *status);

// MARK: - Numbers and lists

/// Writes numbers as a locale does.
typedef struct overset_number_format overset_number_format;

typedef enum overset_number_style {
  /// A decimal number with grouping and up to six fraction digits.
  OVERSET_NUMBER_DECIMAL,
  /// A share of one, written in hundredths: 0.5 as `50%`.
  OVERSET_NUMBER_PERCENT,
} overset_number_style;

overset_number_format *_Nullable overset_number_format_create(
  overset_number_style style, const char *locale, int32_t *status);
void overset_number_format_destroy(overset_number_format *format);

int32_t overset_number_format_double(
  const overset_number_format *format, double number, uint16_t *result, int32_t capacity,
  int32_t *status);
int32_t overset_number_format_integer(
  const overset_number_format *format, int64_t number, uint16_t *result, int32_t capacity,
  int32_t *status);

/// Joins items as a locale does (`A, B, and C`).
typedef struct overset_list_format overset_list_format;

overset_list_format *_Nullable overset_list_format_create(const char *locale, int32_t *status);
void overset_list_format_destroy(overset_list_format *format);

/// `text` holds the items one after another; `lengths` says how long each of the `count` items is.
int32_t overset_list_format_join(
  const overset_list_format *format, const uint16_t *text, const int32_t *lengths, int32_t count,
  uint16_t *result, int32_t capacity, int32_t *status);

#pragma clang assume_nonnull end
