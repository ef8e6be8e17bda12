package import OversetVocabulary

/// A colour or picture that a view asks for by name and does not get.
package struct MissingAsset: Hashable, Sendable {
  /// What is asked for.
  package enum Kind: String, Hashable, Sendable {
    /// A colour.
    case color = "Color"
    /// A picture.
    case image = "Image"
  }

  /// What is asked for.
  package let kind: Kind
  /// The name, with the folders that are namespaces.
  package let name: String
  /// Why it is not there.
  package let problem: AssetProblem

  /// Describes what is missing.
  package init(_ kind: Kind, name: String, problem: AssetProblem) {
    self.kind = kind
    self.name = name
    self.problem = problem
  }

  /// The view or colour in SwiftUI's words: `Color("brand")`.
  package var words: String { "\(kind.rawValue)(\"\(name)\")" }
}
