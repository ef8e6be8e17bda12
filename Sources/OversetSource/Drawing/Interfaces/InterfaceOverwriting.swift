/// Tells which texts of Interface Builder code replaces before they are seen.
struct InterfaceOverwriting {
  let reader: UIKitReader

  /// Whether code gives an object another text when its screen is made.
  func isSetInCode(
    _ object: InterfaceObject, _ property: String, in document: InterfaceDocument
  ) -> Bool {
    let outlets = document.outlets(to: object.id).filter { !$0.isCollection }
    return outlets.contains { outlet in
      guard let type = outlet.ownerClass else { return false }
      let full = reader.index.resolve(type, in: nil)
      return setters(of: property).contains { setter in
        reader.table.values(of: setter, on: outlet.property, inType: full).contains {
          isSetAtOnce($0.target)
        }
      }
    }
  }

  private func setters(of property: String) -> [String] {
    switch property {
    case "text", "attributedText": ["text", "attributedText"]
    case "normalTitle", "configuration.title": ["setTitle", "setAttributedTitle", "configuration"]
    case "placeholder", "prompt", "title": [property]
    default: []
    }
  }

  /// Methods that run before a view is seen.
  private static let early: Set<String> = [
    "viewDidLoad", "awakeFromNib", "viewWillAppear", "init", "didSet", "layoutSubviews",
    "updateConstraints", "loadView", "viewIsAppearing", "updateUI", "setup", "configure", "setupUI",
    "setupView", "setupViews", "configureView", "configureUI", "bind", "updateView",
  ]

  /// Whether code runs before the view is seen and under no condition.
  private func isSetAtOnce(_ target: NodeReference) -> Bool {
    for ancestor in reader.index.ancestors(of: target) {
      switch reader.index[ancestor].kind {
      case .ifElse, .switchCase, .closure, .forLoop: return false
      case .function: return Self.early.contains(reader.index[ancestor].name)
      case .variable: return true
      default: continue
      }
    }
    return false
  }
}
