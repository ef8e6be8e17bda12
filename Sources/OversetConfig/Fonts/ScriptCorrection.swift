package import OversetVocabulary

/// How the letters of one script in iOS differ in width from the face that stands in for them, and how
/// far the result may be trusted.
package struct ScriptCorrection: Hashable, Sendable {
  /// The characters that a width is for.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    /// The script's own letters; of Japanese kana and kanji, of Korean Hangul, of Chinese Han.
    case letters
    /// Han characters in Korean text.
    case han
    /// Fullwidth punctuation and signs.
    case punctuation
    /// Curly quotes and the ellipsis beside Han.
    case quotes
    /// Where a letter touches a Latin letter or a digit without a space.
    case latinEdge
  }

  /// What a rule does to an advance.
  package enum Change: Hashable, Sendable {
    /// Multiplies the advance of the face.
    case scale(Double)
    /// Replaces the advance of the face, in em: the part has one advance for all its characters.
    case advance(Double)
    /// Adds to the advance of the face, in em.
    case addition(Double)
  }

  /// One rule of a script; of several for one part or character the last that applies holds.
  package struct Width: Hashable, Sendable {
    /// What it is for.
    package var part: Part
    /// The characters that an addition is for, each one UTF-16 unit; empty for other changes, which are of
    /// the whole part.
    package var characters: [UInt16]
    /// What it does.
    package var change: Change
    /// The least size that it is for, in points.
    package var fromSize: Double
    /// The least weight that it is for.
    package var fromWeight: Int
    /// The versions of iOS that it is for.
    package var versions: ClosedRange<Int>

    /// A rule of `part`, or of single characters.
    package init(
      part: Part, characters: [UInt16], change: Change, fromSize: Double, fromWeight: Int,
      versions: ClosedRange<Int>
    ) {
      self.part = part
      self.characters = characters
      self.change = change
      self.fromSize = fromSize
      self.fromWeight = fromWeight
      self.versions = versions
    }
  }

  /// How far the widths of a script may be off.
  package struct Margin: Hashable, Sendable {
    /// Percent of the width.
    package var percent: Double
    /// What is added to it, in points.
    package var points: Double
    /// The least size that it is for, in points.
    package var fromSize: Double

    /// A margin of `percent` and `points`.
    package init(percent: Double, points: Double, fromSize: Double) {
      self.percent = percent
      self.points = points
      self.fromSize = fromSize
    }
  }

  /// What the margin rests on.
  package enum Basis: String, CaseIterable, Hashable, Sendable {
    /// Many texts of several apps.
    case measured
    /// Few texts, or one app.
    case few
    /// Nothing; a guess.
    case none
  }

  /// An ISO 15924 code. `Hani` is Han in text that is neither Chinese, Japanese nor Korean.
  package var script: String
  /// The family whose advances were measured; nil for a script whose rules give whole advances.
  package var family: String?
  /// What the figures rest on.
  package var basis: Basis
  /// The records behind the figures, in words.
  package var source: String
  /// The rules, in order.
  package var widths: [Width]
  /// The margins, in order; the last one that a size reaches holds. Empty leaves the built-in one.
  package var margins: [Margin]
  /// Where the file states it.
  package var place: SourcePlace

  /// The corrections of `script`.
  package init(
    script: String, family: String?, basis: Basis, source: String, widths: [Width],
    margins: [Margin], place: SourcePlace
  ) {
    self.script = script
    self.family = family
    self.basis = basis
    self.source = source
    self.widths = widths
    self.margins = margins
    self.place = place
  }
}

/// By how much the lines of a language are higher than the font says.
package struct LineGrowth: Hashable, Sendable {
  /// What the language adds at a size, both in points.
  package struct Step: Hashable, Sendable {
    /// The size of the font.
    package var size: Double
    /// What is added to each line.
    package var points: Double
  }

  /// The languages, without script and region.
  package var languages: Set<String>
  /// What is added, by ascending size; linear between, and constant outside.
  package var steps: [Step]
  /// The versions of iOS that it is for.
  package var versions: ClosedRange<Int>
  /// The records behind the figures, in words.
  package var source: String
}
