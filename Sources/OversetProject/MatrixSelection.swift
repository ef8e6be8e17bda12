package import OversetConfig
import OversetUnicode
package import OversetVocabulary

/// Which part of the matrix a run looks at.
package struct MatrixSelection: Codable, Sendable {
  /// BCP 47 tags; empty for all of the matrix.
  package var locales: [String]
  /// Device tokens or names; empty for all of the matrix.
  package var devices: [String]
  /// Devices that need not be in the table: where there are any, they are all that is looked at.
  package var givenDevices: [Device] = []
  /// Component names; empty for all.
  package var components: [String]
  /// Dynamic Type sizes; empty for those of the matrix.
  package var typeSizes: [TypeSize]
  /// Appearances; empty for those of the matrix.
  package var appearances: [Appearance]
  /// Settings of Bold Text; empty for those of the matrix.
  package var legibilityWeights: [LegibilityWeight]

  /// A selection; what is empty selects everything.
  package init(
    locales: [String] = [], devices: [String] = [], components: [String] = [],
    typeSizes: [TypeSize] = [], appearances: [Appearance] = [],
    legibilityWeights: [LegibilityWeight] = []
  ) {
    self.locales = locales
    self.devices = devices
    self.components = components
    self.typeSizes = typeSizes
    self.appearances = appearances
    self.legibilityWeights = legibilityWeights
  }

  /// `matrix` with the type sizes, appearances and settings of Bold Text asked for.
  package func narrowed(_ matrix: MatrixConfiguration) -> MatrixConfiguration {
    var matrix = matrix
    if !typeSizes.isEmpty { matrix.typeSizes = typeSizes.map { Placed($0) } }
    if !appearances.isEmpty { matrix.appearances = appearances.map { Placed($0) } }
    if !legibilityWeights.isEmpty {
      matrix.boldText = legibilityWeights.map { Placed(MatrixConfiguration.BoldText($0)) }
    }
    return matrix
  }

  /// Whether it leaves out no device, no text size and no setting of Bold Text.
  package var takesAllCells: Bool {
    devices.isEmpty && typeSizes.isEmpty && legibilityWeights.isEmpty
  }

  /// The selected ones of `components`.
  package func components(of all: [Component]) throws(Diagnostic) -> [Component] {
    for name in components where !all.contains(where: { $0.name == name }) {
      throw Diagnostic.unknown("component", name, known: all.map(\.name))
    }
    return components.isEmpty ? all : all.filter { components.contains($0.name) }
  }

  /// The locales of a run: those asked for, in the matrix's order, then the others.
  package func locales(
    of matrix: [LocaleTag], known: [LocaleTag]
  ) throws(Diagnostic) -> [LocaleTag] {
    guard !locales.isEmpty else { return matrix }
    var asked: [LocaleTag] = []
    for locale in locales {
      let tag = try MatrixSelection.tag(locale, known: matrix + known)
      if !asked.contains(tag) { asked.append(tag) }
    }
    return matrix.filter(asked.contains) + asked.filter { !matrix.contains($0) }
  }

  /// The devices of a run.
  package func devices(
    of matrix: [Device], in table: DeviceTable
  ) throws(Diagnostic) -> [Device] {
    guard givenDevices.isEmpty else { return givenDevices }
    guard !devices.isEmpty else { return matrix }
    var asked: [Device] = []
    for name in devices {
      do throws(Diagnostic) {
        let device = try table.device(name, at: nil)
        if !asked.contains(device) { asked.append(device) }
      } catch {
        throw error.counted(as: .usage)
      }
    }
    return matrix.filter(asked.contains) + asked.filter { !matrix.contains($0) }
  }

  /// The tag of a locale's name, in any spelling that ICU and POSIX use.
  ///
  /// - Throws: `Diagnostic` for a malformed tag and for an unknown language, naming the nearest of `known`
  ///   and of the default matrix.
  package static func tag(
    _ locale: String, known: [LocaleTag]
  ) throws(Diagnostic) -> LocaleTag {
    if let tag = try? LocaleTag(localeName: locale), tag.isKnown { return tag }
    let usual = MatrixConfiguration().locales.map(\.value)
    throw Diagnostic.unknown("locale", locale, known: (known + usual).map(\.identifier))
  }
}

extension Diagnostic {
  /// Something that is named and is not there.
  package static func unknown(_ role: String, _ name: String, known: [String]) -> Diagnostic {
    let nearest = NearestName.suggestion(for: name, in: known)
    let list = Array(Set(known)).sorted().prefix(40).joined(separator: ", ")
    return Diagnostic(
      .usage, problem: "there is no \(role) '\(name)'",
      remedy: nearest.map { "did you mean '\($0)'?" } ?? "choose one of: \(list)")
  }
}
