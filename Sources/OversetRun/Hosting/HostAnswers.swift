package import Foundation
package import OversetChecks
import OversetVocabulary

/// What a program of components has.
package struct HostIndex: Codable, Equatable, Sendable {
  /// ``HostRequest/version`` of the program.
  package var version = HostRequest.version
  /// The components, in the order of reports.
  package var components: [Component] = []
  /// The locales of the catalogs and the matrix.
  package var locales: [String] = []
  /// The tokens of the matrix's devices.
  package var devices: [String] = []
  /// The text sizes of the matrix.
  package var typeSizes: [String] = []
  /// What cannot be laid out.
  package var failed: [FailedState] = []

  /// Nothing yet.
  package init() {}

  /// A component.
  package struct Component: Codable, Equatable, Sendable {
    /// Its name.
    package var name: String
    /// Its states.
    package var states: [State]

    /// A component.
    package init(name: String, states: [State]) {
      self.name = name
      self.states = states
    }
  }

  /// A state of a component.
  package struct State: Codable, Equatable, Sendable {
    /// Its name.
    package var name: String
    /// The keys that it looks up, sorted: those of its texts, and those that it uses otherwise.
    package var keys: [String]

    /// A state.
    package init(name: String, keys: [String]) {
      self.name = name
      self.keys = keys
    }
  }
}

/// What a text comes to in the components that draw its key.
package struct HostJudgement: Codable, Sendable {
  /// In how many cells it is drawn.
  package var layouts = 0
  /// What was found about it there, as a run over the matrix finds it.
  package var findings: [RecordedFinding] = []
  /// What was found about other things there, and is not found with the text of the catalogs.
  package var elsewhere: [RecordedFinding] = []
  /// Each state that draws it, where it is tightest there; the worst state first.
  package var places: [HostPlace] = []
  /// Why nothing is said of it, or not of all, in one sentence without a full stop; nil where there is nothing to say.
  package var reason: String?

  /// How many findings are told, of a text that is wrong in very many cells: the gravest.
  package static let longest = 500

  /// Nothing yet.
  package init() {}
}

/// A cell in which a text is drawn.
package struct HostPlace: Codable, Hashable, Sendable {
  /// The component's name.
  package var component: String
  /// The state's name.
  package var state: String
  /// The token of the device.
  package var device: String
  /// The user's text size.
  package var typeSize: String
  /// Whether the user has Bold Text on.
  package var boldText: Bool
  /// The width that the text needs, in points; nil where it gets as many lines as it needs.
  package var needed: Double?
  /// The width that it has, in points.
  package var available: Double?
  /// How far the figures may be trusted.
  package var confidence: String?

  /// What is left of the room, in points; negative where the text is too long.
  package var left: Double {
    guard let needed, let available else { return .infinity }
    return available - needed
  }
}

/// A state as it was drawn.
package struct HostPicture: Codable, Sendable {
  /// PNG.
  package var png: Data
  /// The token of the device.
  package var device: String
  /// The user's text size.
  package var typeSize: String
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// The texts of keys, in drawing order.
  package var texts: [Area]

  /// A text in the picture.
  package struct Area: Codable, Hashable, Sendable {
    /// Its keys: of a text that is put together, those of all its parts.
    package var keys: [String]
    /// The whole text.
    package var text: String
    /// What is shown of it; nil if all is.
    package var shown: String?
    /// The left edge, in points.
    package var x: Double
    /// The upper edge, in points.
    package var y: Double
    /// The width, in points.
    package var width: Double
    /// The height, in points.
    package var height: Double
    /// The width that it needs, in points; nil where it gets as many lines as it needs.
    package var needed: Double?
    /// The width that it has, in points.
    package var available: Double?
  }
}
