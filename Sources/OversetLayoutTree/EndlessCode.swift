/// Code of an app that has no end. The tree is cut off where it was found.
package struct EndlessCode: Hashable, Sendable {
  /// What has no end.
  package enum Kind: Hashable, Sendable {
    /// The body of a view.
    case body
    /// The body of a modifier.
    case modifier
    /// What a style of controls makes of one.
    case style
    /// What a geometry reader shows; it is called as the view around.
    case reader
    /// What a canvas draws; it is called as the view around.
    case canvas
    /// What stands for a style of shapes.
    case shapeStyle
    /// The place of an alignment guide.
    case guide
    /// The questions of a layout, of which there may be so many.
    case layout(most: Int)
    /// The measuring of a view, of whose steps there may be so many.
    case measuring(most: Int)
  }

  /// What has no end.
  package let kind: Kind
  /// The name of its type.
  package let name: String

  /// Describes code of a type.
  package init(_ kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// What is wrong, in words.
  package var problem: String {
    switch kind {
    case .body: "the body of \(name) shows \(name) again, without end"
    case .modifier: "the body of the modifier \(name) applies \(name) again, without end"
    case .style: "the body of the style \(name) shows a control in that style again, without end"
    case .reader: "a geometry reader in \(name) shows itself again, without end"
    case .canvas: "a canvas in \(name) draws itself again, without end"
    case .shapeStyle: "the style \(name) resolves to itself again, without end"
    case .guide: "the place of the guide \(name) depends on itself, without end"
    case .layout(let most):
      "the layout \(name) asks its views for their sizes without end: more than \(most) times"
    case .measuring(let most):
      "\(name) cannot be laid out: measuring it takes more than \(most) steps"
    }
  }

  /// What to do, in words.
  package var remedy: String {
    switch kind {
    case .body: "let the body show something else where it ends"
    case .modifier: "let the body show its content alone where it ends"
    case .style: "let the body show the parts of the control, or a control in another style"
    case .reader: "let the reader show something else where it ends"
    case .canvas: "let the canvas draw something else where it ends"
    case .shapeStyle: "let resolve(in:) return another style"
    case .guide: "let defaultValue(in:) ask for another guide"
    case .layout: "let the layout ask each view for a few proposals, and stop there"
    case .measuring: "nest fewer views whose size depends on many sizes of those inside"
    }
  }
}
