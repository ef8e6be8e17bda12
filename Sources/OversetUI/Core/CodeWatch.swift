import OversetLayoutTree
import Synchronization

/// Follows the code of an app through the evaluation and the layout of one view: finds code that calls itself again
/// through this module without end before the stack of the program ends, and says which code runs.
///
/// Sendable because code of shapes and layouts belongs to no actor. All of it runs on the main actor.
final class CodeWatch: Sendable {
  /// How many bodies of views may stand inside each other. Views of public apps nest a few dozen; at twice this limit
  /// the stack of a debug build ends.
  static let bodyLimit = 200
  /// How many bodies of views, modifiers and styles may stand inside each other.
  static let codeLimit = 320
  /// How many styles of shapes may stand for each other.
  static let styleLimit = 100

  /// That of the evaluation around, for code that has no context; nil outside of one.
  @TaskLocal static var current: CodeWatch?

  private struct State {
    var endless: EndlessCode?
    /// How many styles of shapes stand for each other now.
    var styles = 0
  }

  private let state = Mutex(State())
  private let listener: CodeListener

  /// A watch that tells `listener` which code begins to run.
  init(_ listener: CodeListener = CodeListener()) { self.listener = listener }

  /// The first code found that has no end; nil if there is none.
  var endless: EndlessCode? { state.withLock { $0.endless } }

  /// Code of a type begins to run; nil is that of no view in particular.
  func runs(_ code: AppCode, of type: Any.Type?) {
    listener.runs?(code.words(of: CodeWatch.name(of: type)))
  }

  private static func name(of type: Any.Type?) -> String { type.map { "\($0)" } ?? "the view" }

  /// Something is wrong in the code that runs, in words: it is about to stop the program.
  func fails(_ problem: String) { listener.fails?(problem) }

  /// Keeps the first code that has no end.
  func found(_ endless: EndlessCode) {
    state.withLock { $0.endless = $0.endless ?? endless }
  }

  /// Whether code may run that stands in so many bodies of views. Once some was too deep none may: two views in each
  /// body would else be a number of views with sixty digits.
  func mayRun(_ code: RunningCode, bodies: Int) -> Bool {
    let may = state.withLock { state in
      guard state.endless == nil else { return false }
      guard bodies > CodeWatch.bodyLimit || code.depth > CodeWatch.codeLimit else { return true }
      let endless = code.ofApp ?? code
      state.endless = EndlessCode(endless.code.kind, name: CodeWatch.name(of: endless.owner))
      return false
    }
    if may { runs(code.code, of: code.owner) }
    return may
  }

  /// What stands for a style of a type; nil if it stands for itself without end.
  func resolving<Style, Result>(_ type: Style.Type, _ resolve: () -> Result) -> Result? {
    let may = state.withLock { state in
      state.styles += 1
      guard state.styles > CodeWatch.styleLimit else { return true }
      state.endless = state.endless ?? EndlessCode(.shapeStyle, name: "\(type)")
      return false
    }
    defer { state.withLock { $0.styles -= 1 } }
    guard may else { return nil }
    runs(.shapeStyle, of: type)
    return resolve()
  }
}

extension AppCode {
  /// What it is called where it has no end.
  fileprivate var kind: EndlessCode.Kind {
    switch self {
    case .body, .layout, .frame, .shape: .body
    case .modifier: .modifier
    case .style: .style
    case .reader: .reader
    case .canvas: .canvas
    case .shapeStyle: .shapeStyle
    case .guide: .guide
    }
  }
}
