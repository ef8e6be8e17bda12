import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetTestSupport
import OversetVocabulary
import Testing

@testable import OversetUI

/// What views of SwiftUI ask of UIKit, and what stands in the place of UIKit's views.
@MainActor
struct UIKitTests {
  private struct HalfScreen: View {
    var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 20) }
  }

  private struct Fixed: View {
    var body: some View { Color.red.frame(width: 100, height: 20) }
  }

  private struct Field: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextField { UITextField() }
    func updateUIView(_ field: UITextField, context: Context) {}
  }

  private func variant(screen size: CGSize) -> ViewEnvironment {
    ViewEnvironment(locale: "en", direction: .leftToRight, screenSize: size)
  }

  @Test(
    "the main screen is that of the device that a view is evaluated for",
    arguments: [CGSize(width: 375, height: 667), CGSize(width: 440, height: 956)])
  func screenOfTheDevice(size: CGSize) throws {
    let stage = try Fixture.stage()
    let tree = stage.layout(HalfScreen(), width: 500, for: variant(screen: size))
    #expect(tree.root.frame.width == size.width / 2)
    let read = GeometryReader { _ in HalfScreen() }
    let inner = stage.layout(read, screen: size, for: variant(screen: size))
    let widths = TreeTraversal(inner).nodes.map(\.node.frame.width)
    #expect(widths.contains(size.width / 2))
  }

  @Test("outside of an evaluation the main screen is that of an iPhone 16")
  func screenOutside() throws {
    _ = try Fixture.stage().layout(
      HalfScreen(), width: 500, for: variant(screen: CGSize(width: 375, height: 667)))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
  }

  @Test("a view serves another screen unless its code has asked for the size")
  func viewsThatAsk() throws {
    let (small, large) = (CGSize(width: 375, height: 667), CGSize(width: 440, height: 956))
    let stage = try Fixture.stage()
    let asking = stage.resolve(HalfScreen(), for: variant(screen: small))
    #expect(asking.serves(displayScale: 3, screenSize: small))
    #expect(!asking.serves(displayScale: 3, screenSize: large))
    let other = stage.resolve(Fixed(), for: variant(screen: small))
    #expect(other.serves(displayScale: 3, screenSize: large))
  }

  @Test("a view of UIKit is a frame with the name of its type, as large as it is offered")
  func representables() throws {
    let tree = try Fixture.stage().layout(
      Field().frame(width: 120, height: 44), width: 300, for: Stage.english)
    let node = try #require(
      TreeTraversal(tree).nodes.map(\.node).first { $0.attributes.kind == "Field" })
    #expect(node.frame.size == CGSize(width: 120, height: 44))
    guard case .image(let image) = node.content else {
      Issue.record("the frame is not drawn")
      return
    }
    #expect(image.name == "Field" && image.pixels.isEmpty)
  }

  @Test("colours of UIKit are equal by value, and follow light and dark")
  func colors() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor.red && red.hash == UIColor.red.hash && red != UIColor.blue)
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(adaptive.resolvedColor(with: dark) == .white)
    #expect(adaptive.resolvedColor(with: UITraitCollection()) == .red)
  }

  @Test("the components of a colour give the colour again")
  func components() {
    for color in [UIColor.systemTeal, .systemOrange, .black, .white, .systemGray3] {
      let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
      #expect(light.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
      #expect(UIColor(red: red, green: green, blue: blue, alpha: alpha) == light)
      var (hue, saturation, brightness) = (CGFloat(), CGFloat(), CGFloat())
      light.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(
        UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) == light)
    }
  }

  @Test("a rectangle with some round corners has only these round")
  func roundCorners() {
    let path = Path(
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topRight],
        cornerRadii: CGSize(width: 10, height: 10)
      ).cgPath)
    #expect(path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 39.5, y: 19.5)))
    #expect(!path.contains(CGPoint(x: 39.5, y: 0.5)))
  }

  @Test("a font of UIKit draws as the font of SwiftUI that it stands for")
  func fonts() {
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == .system(size: 20, weight: .bold))
    #expect(Font(UIFont.preferredFont(forTextStyle: .headline)) == .headline)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test("weights have numbers, are equal by value, and are keys of dictionaries")
  func weights() {
    #expect(UIFont.Weight.bold.rawValue == 0.4 && UIFont.Weight.regular.rawValue == 0)
    #expect(UIFont.Weight.bold == UIFont.Weight(rawValue: 0.41) && UIFont.Weight.bold != .black)
    let names: [UIFont.Weight: String] = [.bold: "bold", .thin: "thin"]
    #expect(names[UIFont.Weight(0.4)] == "bold" && names[.medium] == nil)
  }

  /// A view as apps have it: never read from an archive.
  private final class CodedView: UITextField {
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("the appearance of a class of the app does not make one of its views")
  func appearances() {
    CodedView.appearance().textColor = .red
    CodedView.appearance(whenContainedInInstancesOf: [UIView.self]).tintColor = .red
    #expect(type(of: CodedView.appearance()) == UITextField.self)
    #expect(type(of: UITableView.appearance()) == UITableView.self)
    #expect(type(of: UIView.appearance(for: UITraitCollection())) == UIView.self)
  }

  @Test("a text, a view and a table that are set to nil are empty, not nil")
  func valuesThatAreNeverNil() throws {
    let text = UITextView()
    (text.text, text.attributedText) = ("a", NSAttributedString(string: "b"))
    #expect(text.text == "a" && text.attributedText.string == "b")
    (text.text, text.attributedText) = (nil, nil)
    #expect(text.text == "" && text.attributedText.string == "" && !text.hasText)
    let screen = UITableViewController(style: .plain)
    (screen.view, screen.tableView) = (nil, nil)
    #expect(screen.view.subviews.isEmpty && screen.tableView.frame == .zero)
  }

  /// Whether the interface and views of UIKit run from right to left, as numbers of points.
  typealias Direction = (LayoutDirection, width: CGFloat)

  private struct DirectionReader: View {
    var body: some View {
      let forced = UIView()
      let _ = forced.semanticContentAttribute = .forceLeftToRight
      let interface = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
      let view = UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isForced = forced.effectiveUserInterfaceLayoutDirection == .rightToLeft
      Color.red.frame(
        width: (interface ? 1 : 0) + (view ? 2 : 0) + (isForced ? 4 : 0) + 10, height: 10)
    }
  }

  @Test(
    "the interface of UIKit runs as the variant does, whatever its language",
    arguments: ["en", "ar"] as [LocaleTag], [(.leftToRight, 10), (.rightToLeft, 13)] as [Direction])
  func directions(locale: LocaleTag, direction: Direction) throws {
    let variant = ViewEnvironment(locale: locale, direction: direction.0)
    let tree = try Fixture.stage().layout(DirectionReader(), width: 500, for: variant)
    #expect(tree.root.frame.width == direction.width)
  }

  @Test("a text that code writes into has what is written, wherever it is put")
  func writing() throws {
    let text = UITextView()
    text.text = "ab"
    let end = try #require(text.position(from: text.endOfDocument, offset: -1))
    let range = try #require(text.textRange(from: end, to: text.endOfDocument))
    text.replace(range, withText: "cd")
    #expect(text.text == "abcd")
    text.deleteBackward()
    #expect(text.text == "abc")
  }

  @Test("a value of a notification has its rectangle, size and point by UIKit's names")
  func values() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: frame).cgRectValue == frame)
    #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
    #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
  }

  @Test("layers stand before and behind each other as they are put")
  func layers() {
    let (outer, first, second) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(first)
    outer.addSublayer(second)
    let (below, above) = (CALayer(), CALayer())
    outer.insertSublayer(below, below: second)
    outer.insertSublayer(above, above: first)
    #expect(
      (outer.sublayers ?? []).map(ObjectIdentifier.init)
        == [first, above, below, second].map(ObjectIdentifier.init))
    let (back, front) = (CALayer(), CALayer())
    outer.insertSublayer(back, below: nil)
    outer.insertSublayer(front, above: nil)
    #expect(outer.sublayers?.first === back && outer.sublayers?.last === front)
  }

  @Test("a picture by code has its size, and none beyond 16 million pixels")
  func pictures() {
    func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }.size
    }
    #expect(size(30, 20) == CGSize(width: 30, height: 20))
    #expect(size(16_384, 16_384) == UIImage().size)
  }
}
