import Foundation
package import OversetFiles
package import OversetVocabulary

/// What a run looks at: `Config/matrix.yml`.
///
/// The cells are locales x devices x type sizes x appearances x bold text x directions. What the file leaves
/// out keeps the values of `init()`.
package struct MatrixConfiguration: Equatable, Sendable {
  /// The keys of the file.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    /// BCP 47 tags.
    case locales
    /// Tokens of the device table.
    case devices
    /// Dynamic Type sizes.
    case typeSizes
    /// Light, dark.
    case appearances
    /// Bold Text in Settings.
    case boldText
    /// Layout directions.
    case directions
    /// Strictness of line breaking.
    case lineBreak
    /// Width model.
    case metrics
    /// The version of iOS that is meant.
    case ios
    /// Globs of string catalogs.
    case catalogs
    /// Globs of asset catalogs.
    case assets
    /// Where snapshots lie.
    case snapshots
    /// Whether warnings and stale suppressions fail a run.
    case strict
    /// Kilobytes of references for each component.
    case budget
  }

  /// The layout direction of a cell.
  package enum Direction: String, CaseIterable, Hashable, Sendable {
    /// That of the locale's script.
    case locale
    /// Left to right, whatever the locale.
    case ltr
    /// Right to left, whatever the locale: mirrors a language that is easy to read.
    case rtl
  }

  /// The user's setting of Bold Text.
  package enum BoldText: String, CaseIterable, Hashable, Sendable {
    /// As on a new device.
    case off
    /// Text in the system font is heavier; custom fonts stay as they are.
    case on

    /// A setting by what it does to texts.
    package init(_ weight: LegibilityWeight) { self = weight == .bold ? .on : .off }

    /// What the setting does to texts.
    package var weight: LegibilityWeight { self == .on ? .bold : .regular }
  }

  /// Where matrix snapshots are kept.
  package enum SnapshotLocation: String, CaseIterable, Hashable, Sendable {
    /// In `__Snapshots__` of the package's root.
    case root
    /// In `__Snapshots__` beside each test file.
    case besideTests
  }

  /// The locales.
  package var locales: [Placed<LocaleTag>]
  /// Tokens of the device table.
  package var devices: [Placed<String>]
  /// Dynamic Type sizes.
  package var typeSizes: [Placed<TypeSize>]
  /// Colour schemes; the first is left out of snapshot names.
  package var appearances: [Placed<Appearance>]
  /// Settings of Bold Text; the first is left out of snapshot names.
  package var boldText: [Placed<BoldText>]
  /// Layout directions.
  package var directions: [Placed<Direction>]
  /// Strictness of line breaking.
  package var lineBreak: LineBreakStyle
  /// Which widths text has.
  package var metrics: MetricsModel
  /// The versions of iOS that are meant.
  package var system: SystemVersions
  /// Where string catalogs are, as globs relative to the package's root.
  package var catalogs: [Placed<String>]
  /// Where asset catalogs are, as globs of `.xcassets` folders relative to the package's root.
  package var assets: [Placed<String>]
  /// Where matrix snapshots are kept.
  package var snapshots: SnapshotLocation
  /// Whether warnings and stale suppressions fail a run, beside errors.
  package var strict: Bool
  /// How large the references of a component may be, in kilobytes of 1000 bytes.
  package var budget: Double
  /// Where the file gives each key, for errors found later; empty for defaults.
  package var places: [Key: SourcePlace]

  /// The default matrix: five languages that each stretch a layout in another way (the baseline,
  /// the mirror, long compounds, wide glyphs, dotted and dotless i) on the smallest, a popular and
  /// the largest device.
  package init() {
    locales = ["en", "ar", "de", "ja", "tr"].map { Placed($0) }
    devices = ["iPhoneSE", "iPhone16Pro", "iPhone16ProMax"].map { Placed($0) }
    typeSizes = [Placed(.large)]
    appearances = [Placed(.light)]
    boldText = [Placed(.off)]
    directions = [Placed(.locale)]
    lineBreak = .automatic
    metrics = .ios
    system = SystemVersions()
    catalogs = [Placed("Locales/**")]
    assets = [Placed("**")]
    snapshots = .root
    strict = false
    budget = 4000
    places = [:]
  }

  /// Reads `Config/matrix.yml`; an empty file is the default matrix.
  package static func read(file: BoundFile) throws(Diagnostic) -> MatrixConfiguration {
    try MatrixReader().configuration(YAMLDocument.read(file: file))
  }

  /// Reads a matrix from its text; `file` names it in errors.
  package static func parse(
    _ text: String, file: String
  ) throws(Diagnostic) -> MatrixConfiguration {
    try MatrixReader().configuration(YAMLDocument(text: text, file: file))
  }
}
