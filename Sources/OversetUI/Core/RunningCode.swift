/// Code that runs in other code, while a view is evaluated.
final class RunningCode {
  let code: AppCode
  private let type: Any.Type
  private let outer: RunningCode?
  /// In how much code it stands, itself counted.
  let depth: Int

  init(_ code: AppCode, of type: Any.Type, in outer: RunningCode?) {
    self.code = code
    self.type = type
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
  }

  /// The type that it is called by: that of the view around a geometry reader or a canvas, which have no type of their
  /// own; nil if it is that of no view in particular.
  var owner: Any.Type? { code == .reader || code == .canvas ? view : type }

  /// The innermost code, itself counted, of a type of the app: controls have bodies, too, and show what the app says.
  var ofApp: RunningCode? { first { $0.isOfApp } }

  /// The innermost view of the app; nil if there is none.
  var view: Any.Type? { first { $0.code == .body && $0.isOfApp }?.type }

  private func first(where isWanted: (RunningCode) -> Bool) -> RunningCode? {
    var next: RunningCode? = self
    while let code = next {
      if isWanted(code) { return code }
      next = code.outer
    }
    return nil
  }

  private var isOfApp: Bool {
    let name = String(reflecting: type)
    return !RunningCode.modules.contains { name.hasPrefix($0) }
  }

  /// The modules whose views stand for those of the system.
  private static let modules = ["OversetUI.", "OversetCharts."]
}
