import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

private struct Triangle: Shape {
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
    path.closeSubpath()
    return path
  }
}

private struct Wedge: InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - amount,
        startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false)
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var wedge = self
    wedge.amount += amount
    return wedge
  }
}

private struct Banner: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.orange : Color.yellow
  }
}

/// A card with everything that apps draw.
private struct DrawnCard: View {
  private let gradient = Gradient(colors: [.red, .blue])

  var body: some View {
    VStack(spacing: 0) {
      Group {
        Triangle().fill(Banner())
        Triangle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
        Wedge().strokeBorder(Color.green, lineWidth: 2)
        Circle().trim(from: 0, to: 0.7).stroke(style: StrokeStyle(lineWidth: 3))
          .rotationEffect(.degrees(-90))
        Capsule().inset(by: 2).fill(.tint).overlay(Capsule().strokeBorder(lineWidth: 1))
        RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.blue.gradient)
          .stroke(.separator, lineWidth: 1)
        UnevenRoundedRectangle(topLeadingRadius: 8).fill(.background)
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.primary.opacity(0.5))
        AnyShape(Circle()).fill(AnyShapeStyle(.ultraThinMaterial))
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
      }
      .frame(width: 40, height: 20)
      Text("Gradients")
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        )
        .background(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        .background(
          RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9)
        )
        .background(AngularGradient(colors: [.red, .blue], center: .center), in: .capsule)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))
        .overlay(Color.black.opacity(0.2))
        .overlay(alignment: .topTrailing) { Circle().frame(width: 4, height: 4) }
        .border(.secondary, width: 2)
        .shadow(radius: 4)
        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        .blur(radius: 2)
        .mask { Circle() }
        .mask(Circle())
        .clipShape(.rect(cornerRadius: 4))
        .clipShape(Triangle())
        .blendMode(.multiply)
        .saturation(0.5)
        .compositingGroup()
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
        .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 4))
      HStack {
        Image(systemName: "heart").symbolVariant(.fill).symbolRenderingMode(.hierarchical)
        Image("logo").resizable().interpolation(.high).frame(width: 10, height: 10)
        Image(decorative: "logo")
        AsyncImage(url: URL(string: "https://example.com")) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
        AsyncImage(url: nil) { phase in
          if let image = phase.image { image } else { Color.gray }
        }
      }
      .foregroundStyle(.red, .blue)
      .redacted(reason: .placeholder)
      TimelineView(.periodic(from: .now, by: 1)) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSince1970))")
      }
      Rectangle().fill(Color(hue: 0.5, saturation: 1, brightness: 1))
        .fill(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
      Rectangle().fill(Color("brand").mix(with: .white, by: 0.5).secondary)
    }
    .tint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }
}

/// Shapes, styles and effects as apps write them.
@MainActor
struct DrawingViewTests {
  private func shapes(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> [ShapeContent] {
    let tree = try Fixture.stage().layout(view, width: 100, for: variant)
    return TreeTraversal(tree).nodes.compactMap {
      if case .shape(let shape) = $0.node.content { shape } else { nil }
    }
  }

  @Test("a card with every kind of drawing is laid out once")
  func everythingCompiles() throws {
    let tree = try Fixture.stage().layout(DrawnCard(), width: 300)
    #expect(tree.texts.map(\.text.string) == ["Gradients", "1168344000"])
  }

  @Test("a shape of an app is drawn for its frame, and mirrored in right-to-left languages")
  func ownShapesAreDrawn() throws {
    let view = Triangle().frame(width: 40, height: 20)
    func corner(_ x: CGFloat, _ variant: ViewEnvironment) throws {
      let path = OutlinePath([
        .move(CGPoint(x: 40 - x, y: 20)), .line(CGPoint(x: x, y: 20)),
        .line(CGPoint(x: 40 - x, y: 0)), .close,
      ])
      #expect(try shapes(view, variant).map(\.geometry) == [.path(path)])
    }
    try corner(40, Stage.english)
    try corner(0, Stage.arabic)
  }

  @Test("a gradient has its colours in order, and their mean for what shows one colour only")
  func gradientsHaveMeans() throws {
    let shape = try #require(
      shapes(
        LinearGradient(
          colors: [.black, .white], startPoint: .leading, endPoint: .trailing
        ).frame(height: 9)
      ).first)
    #expect(shape.gradient?.stops.map(\.location) == [0, 1])
    #expect(shape.fill == ColorValue(red: 128, green: 128, blue: 128))
    #expect(
      shape.gradient?.course == .linear(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)))
  }

  @Test(
    "a trimmed line has its share of the length, and dashes leave gaps",
    arguments: [(0.0, 0.5, 50.0), (0.25, 0.5, 25), (0.5, 0.25, 0)])
  func linesAreTrimmed(start: Double, end: Double, width: Double) {
    let path = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }.trimmedPath(from: start, to: end)
    #expect(path.isEmpty ? width == 0 : path.boundingRect.width == width)
  }

  @Test("redacted texts take their space and are drawn as boxes")
  func redactedTextsAreBoxes() throws {
    let stage = try Fixture.stage()
    let plain = stage.layout(Text(verbatim: "Words"), width: 100)
    let redacted = stage.layout(
      Text(verbatim: "Words").redacted(reason: .placeholder), width: 100)
    #expect(plain.size == redacted.size)
    #expect(redacted.root.children.map(\.kind) == ["Text", "redacted"])
  }
}
