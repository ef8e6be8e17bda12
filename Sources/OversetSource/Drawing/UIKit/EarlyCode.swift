/// Tells which code of a screen or view runs before it is seen.
struct EarlyCode {
  let index: ProgramIndex

  /// Methods that run before a view is seen.
  private static let methods: Set<String> = [
    "viewDidLoad", "awakeFromNib", "viewWillAppear", "init", "didSet", "layoutSubviews",
    "updateConstraints", "loadView", "viewIsAppearing", "updateUI", "setup", "configure", "setupUI",
    "setupView", "setupViews", "configureView", "configureUI", "bind", "updateView",
  ]

  /// Whether code runs before the view is seen and under no condition.
  func holds(_ node: NodeReference) -> Bool {
    for ancestor in index.ancestors(of: node) {
      switch index[ancestor].kind {
      case .ifElse, .switchCase, .closure, .forLoop: return false
      case .function:
        return Self.methods.contains(index[ancestor].name) || isCalled(ancestor)
      case .variable: return true
      default: continue
      }
    }
    return false
  }

  /// Whether such a method of the same class calls another one.
  private func isCalled(_ function: NodeReference) -> Bool {
    index.calls(named: index[function].name).contains { call in
      guard index.enclosingType(of: call) == index.enclosingType(of: function),
        index.isUnconditional(call, inClosures: false),
        let caller = index.ancestors(of: call).first(where: { index[$0].kind == .function })
      else { return false }
      return Self.methods.contains(index[caller].name)
    }
  }
}
