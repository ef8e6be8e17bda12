import SwiftUI

/// Stops the program where it is drawn.
struct TrappingShape: Shape {
  func path(in rect: CGRect) -> Path {
    let points: [CGPoint] = []
    return Path { $0.move(to: points[points.count]) }
  }
}

/// Draws itself in itself, deeper than any stack.
struct DeepShape: Shape {
  var depth = 0

  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    // The compiler refuses what it knows to have no end.
    guard depth < 100_000_000 else { return path }
    path.addPath(DeepShape(depth: depth + 1).path(in: rect))
    return path
  }
}

/// Applies itself to what it modifies.
private struct DeepModifier: ViewModifier {
  func body(content: Content) -> some View { AnyView(content.modifier(DeepModifier())) }
}

/// A view with such a modifier.
struct DeepModified: View {
  var body: some View { Text(verbatim: "a").modifier(DeepModifier()) }
}

/// Makes a button of a button.
private struct DeepStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    AnyView(Button(action: {}) { configuration.label }.buttonStyle(DeepStyle()))
  }
}

/// A button in such a style.
struct DeepStyled: View {
  var body: some View { Button(action: {}) { Text(verbatim: "a") }.buttonStyle(DeepStyle()) }
}

/// Stands for itself.
private struct DeepColour: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(DeepColour()) }
}

/// A text in such a colour.
struct DeepColoured: View {
  var body: some View { Text(verbatim: "a").foregroundStyle(DeepColour()) }
}
