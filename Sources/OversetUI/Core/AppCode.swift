/// Code of an app that runs while a view is evaluated and laid out.
enum AppCode {
  /// The body of a view.
  case body
  /// The body of a modifier.
  case modifier
  /// The body that a style makes of a control.
  case style
  /// What a geometry reader shows, in a view.
  case reader
  /// What a canvas draws, in a view.
  case canvas
  /// What stands for a style of shapes.
  case shapeStyle
  /// The functions of a layout.
  case layout
  /// An alignment guide, in a view.
  case guide
  /// The length of a frame of a container's, in a view.
  case frame
  /// The path of a shape.
  case shape

  /// The code of a type, in words.
  func words(of name: String) -> String {
    switch self {
    case .body: "the body of \(name)"
    case .modifier: "the body of the modifier \(name)"
    case .style: "the style \(name)"
    case .reader: "a geometry reader in \(name)"
    case .canvas: "the drawing of a canvas in \(name)"
    case .shapeStyle: "the style \(name)"
    case .layout: "the layout \(name)"
    case .guide: "an alignment guide in \(name)"
    case .frame: "the length of a frame in \(name)"
    case .shape: "the path of \(name)"
    }
  }
}

/// Hears of the code of an app that runs, so that what stops the program can be named.
package struct CodeListener: Sendable {
  /// Hears in words which code begins to run: the last one is it that stops a program.
  package var runs: (@Sendable (_ code: String) -> Void)?
  /// Hears in words why the code that runs is about to stop the program.
  package var fails: (@Sendable (_ problem: String) -> Void)?

  /// Hears what it is given functions for.
  package init(
    runs: (@Sendable (_ code: String) -> Void)? = nil,
    fails: (@Sendable (_ problem: String) -> Void)? = nil
  ) {
    self.runs = runs
    self.fails = fails
  }
}
