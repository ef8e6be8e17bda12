package import OversetConfig

/// What a finding is about.
package enum FindingSubject: Hashable, Codable, Sendable {
  /// A node of a laid-out component.
  case node(NodeSubject)
  /// A text of a catalog, in a slot or by itself.
  case text(TextSubject)
}

/// A node of a component in one of its states.
package struct NodeSubject: Hashable, Codable, Sendable {
  /// The component's name; empty for a tree that is of no component.
  package var component = ""
  /// The state's name; empty for a tree that is of no component.
  package var state = ""
  /// The name of the cell's snapshot; empty for a tree that is of no component.
  package var snapshot = ""
  /// The kinds and positions from the root.
  package var path: String
  /// The accessibility identifier of the node, or of the nearest one around it.
  package var identifier: String?
  /// The catalog key of the node's text.
  package var key: String?
  /// The colour or picture that is missing, such as `Image("logo")`; nil for a finding about something else.
  package var asset: String?

  /// Describes a node of a tree that is of no component.
  package init(path: String, identifier: String? = nil) {
    self.path = path
    self.identifier = identifier
  }
}

/// A key of a catalog, or one of its texts.
package struct TextSubject: Hashable, Codable, Sendable {
  /// The catalog key.
  package var key: String
  /// Which variant of the key, such as `plural.few`; empty for a plain text or the whole key.
  package var variant = ""
  /// The slot in which the text is drawn; nil for a finding about the text itself.
  package var slot: String?
  /// How it is known that it is drawn there; nil for a finding about the text itself.
  package var evidence: SlotEvidence?
  /// With what arguments were filled, such as `long, other direction`; empty for the usual.
  package var filling = ""

  /// Describes a key, or one of its texts.
  package init(
    key: String, variant: String = "", slot: String? = nil, evidence: SlotEvidence? = nil,
    filling: String = ""
  ) {
    self.key = key
    self.variant = variant
    self.slot = slot
    self.evidence = evidence
    self.filling = filling
  }
}

extension Finding {
  /// The node; nil for a finding about a text of a catalog.
  package var node: NodeSubject? {
    if case .node(let node) = subject { node } else { nil }
  }

  /// The text of a catalog; nil for a finding about a node.
  package var catalogText: TextSubject? {
    if case .text(let text) = subject { text } else { nil }
  }

  /// The catalog key; nil for a node without a localized text.
  package var key: String? {
    switch subject {
    case .node(let node): node.key
    case .text(let text): text.key
    }
  }

  /// What the finding is about among those of its component or file: the key where there is one, a missing
  /// asset, else the node.
  public var name: String {
    switch subject {
    case .node(let node): node.key ?? node.asset ?? node.path
    case .text(let text): text.key
    }
  }
}
