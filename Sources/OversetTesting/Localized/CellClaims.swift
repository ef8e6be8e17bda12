import Foundation
import OversetConfig
import OversetProject
import OversetUnicode
import OversetVocabulary

/// What an assertion shows in a cell beside its view. Two that differ never share files.
struct CellShape {
  let testCase: TestCase?
  let presentation: SnapshotLayout
  /// A device that is given; nil for those of the project, whose names differ.
  let device: Device?

  /// In words for people.
  var description: String {
    var words: [String] = []
    if let testCase { words.append("case \(testCase.description)") }
    switch presentation {
    case .device: break
    case .fitting(let width): words.append("\(width) points wide")
    case .sizeThatFits: words.append("the size that fits")
    case .fixed(let width, let height): words.append("\(width) x \(height) points of room")
    }
    if let device {
      words.append("\(device.size.width) x \(device.size.height) points")
      words.append("\(device.scale) pixels per point")
      let safeArea = device.safeArea
      words.append(
        "safe area \(safeArea.top) above, \(safeArea.bottom) below, \(safeArea.leading) leading,"
          + " \(safeArea.trailing) trailing")
    }
    return words.isEmpty ? "a screen" : words.joined(separator: ", ")
  }

  /// The shape as what claims a cell's name: all properties of a device distinguish it from others.
  var claimant: SnapshotNameRegistry.Claimant {
    SnapshotNameRegistry.Claimant(
      origin: description,
      identity: (testCase?.identity ?? []) + ["\(presentation)", device.map { "\($0)" } ?? ""])
  }
}

/// The cells that one assertion makes at once.
struct CellClaims {
  let name: LocalizedSnapshotName
  /// The selection of the assertion and of the traits around it.
  let selection: MatrixSelection
  let presentation: SnapshotLayout
  let testCase: TestCase?

  /// Every cell in `project`, with what is shown there. A name with a locale, a device, a type size, an
  /// appearance and a weight identifies one file, even if the file's name leaves out some of them.
  func cells(in project: Project) -> [(path: String, shape: CellShape)] {
    let matrix = project.matrix
    let locales =
      selection.locales.isEmpty
      ? matrix.locales.map(\.value.identifier) : selection.locales.map(Self.identifier(of:))
    let sizes = selection.typeSizes.isEmpty ? matrix.typeSizes.map(\.value) : selection.typeSizes
    let appearances =
      selection.appearances.isEmpty ? matrix.appearances.map(\.value) : selection.appearances
    let weights =
      selection.legibilityWeights.isEmpty
      ? matrix.boldText.map(\.value.weight) : selection.legibilityWeights
    var cells: [(String, CellShape)] = []
    for (token, device) in devices(in: project) {
      let shape = CellShape(testCase: testCase, presentation: presentation, device: device)
      for locale in locales {
        let beginning = "\(name.component)/\(name.state).\(locale)_\(token)"
        for size in sizes {
          for appearance in appearances {
            let named = "\(beginning)_\(size.token)_\(appearance.rawValue)"
            cells += weights.map { ("\(named)_\($0.rawValue)", shape) }
          }
        }
      }
    }
    return cells
  }

  /// The tag as file names have it; a malformed one is reported when the cells are made.
  private static func identifier(of locale: String) -> String {
    (try? LocaleTag(localeName: locale))?.identifier ?? locale
  }

  private func devices(in project: Project) -> [(token: String, given: Device?)] {
    guard selection.givenDevices.isEmpty else {
      return selection.givenDevices.map { ($0.token, $0) }
    }
    let names =
      selection.devices.isEmpty ? project.matrix.devices.map(\.value) : selection.devices
    return names.map { name in
      ((try? project.devices.device(name))?.token ?? name, nil)
    }
  }
}
