import OversetVocabulary

/// Some views of a row, with what is known of their widths.
struct RowPiece: Hashable {
  /// The views, each before its members.
  var nodes: [RowDescription.Node] = []
  /// How many of them are members of what is around the piece.
  var count = 0
  /// Why its width is not known; nil if it is.
  var doubt: String?
  /// Whether it has one width whatever it is offered.
  var isRigid = true

  /// Nothing.
  init() {}

  /// A leaf.
  init(_ element: RowElement, isRigid: Bool, doubt: String? = nil) {
    nodes = [RowDescription.Node(element)]
    count = 1
    self.isRigid = isRigid
    self.doubt = doubt
  }

  /// Something of which nothing is known.
  static func opaque(_ reason: String) -> RowPiece {
    RowPiece(.opaque, isRigid: false, doubt: reason)
  }

  /// Adds the views of another piece behind those of this one.
  mutating func append(_ other: RowPiece) {
    nodes += other.nodes
    count += other.count
    doubt = doubt ?? other.doubt
    isRigid = isRigid && other.isRigid
  }

  /// How many of its views may take another width than they do.
  var doubtfulCount: Int { nodes.count { $0.element == .doubtful } }

  /// The piece, of which something is not known.
  func doubted(because reason: String) -> RowPiece {
    let isDoubtful = count == 1 && nodes.first?.element == .doubtful
    var piece = isDoubtful ? self : wrapped(in: .doubtful)
    piece.doubt = doubt ?? reason
    return piece
  }

  /// The piece and another one as the two parts of a view.
  func paired(with other: RowPiece, in element: RowElement) -> RowPiece {
    var piece = wrapped(in: .group)
    piece.append(other.wrapped(in: .group))
    return piece.wrapped(in: element)
  }

  /// The piece as the members of a container or modifier.
  func wrapped(in element: RowElement) -> RowPiece {
    var piece = self
    if count == 0, doubt != nil, case .frame(_?, _, _) = element {
      // Whatever stands in the frame, the frame is there.
      piece = RowPiece(.opaque, isRigid: true)
    }
    let isModifier = element.isModifier
    if isModifier, piece.count != 1 {
      piece.nodes.insert(RowDescription.Node(.group, memberCount: piece.count), at: 0)
      piece.count = 1
    }
    piece.nodes.insert(RowDescription.Node(element, memberCount: piece.count), at: 0)
    piece.count = 1
    if case .frame(let width?, _, _) = element, width.isFinite {
      piece.doubt = nil
      piece.isRigid = true
    }
    if case .fixedSize(true, _) = element { piece.isRigid = true }
    return piece
  }
}

extension RowElement {
  /// Whether it is applied to one view.
  var isModifier: Bool {
    switch self {
    case .padding, .frame, .flexibleFrame, .fixedSize, .layoutPriority, .font, .weight, .lineLimit,
      .minimumScaleFactor, .truncationMode, .textAlignment, .uppercase, .rowInsets, .buttonLook,
      .controlSize, .bold:
      true
    default: false
    }
  }

  /// Whether it says how texts and buttons look inside, wherever they are, and takes no room itself.
  var isLook: Bool {
    switch self {
    case .font, .weight, .lineLimit, .minimumScaleFactor, .truncationMode, .textAlignment,
      .uppercase, .buttonLook, .controlSize, .bold:
      true
    default: false
    }
  }
}
