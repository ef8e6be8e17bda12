import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// Code for UIKit as it stands beside SwiftUI views.
@MainActor
private final class Coordinator: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate
{
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  func style(_ bar: UINavigationBar, _ item: UINavigationItem) {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red,
    ]
    look.buttonAppearance.normal.titleTextAttributes = [.kern: 1]
    let plain = UIBarButtonItemAppearance(style: .plain)
    plain.disabled.titleTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue]
    look.backButtonAppearance = plain
    look.setBackIndicatorImage(UIImage(systemName: "chevron.left"), transitionMaskImage: nil)
    bar.standardAppearance = look
    item.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction(title: "Close") { _ in })
    item.leftBarButtonItems = [
      UIBarButtonItem(title: "Menu", menu: UIMenu(children: [UIAction(title: "One") { _ in }])),
      .flexibleSpace(),
    ]
  }

  func present(_ controller: UIViewController) {
    controller.sheetPresentationController?.detents = [
      .medium(), .large(), .custom { $0.maximumDetentValue / 2 },
    ]
    controller.sheetPresentationController?.prefersGrabberVisible = true
    controller.presentationController?.delegate = self
    controller.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 1)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }
}

private final class Screen: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
    stack.axis = .vertical
    stack.setCustomSpacing(4, after: stack)
    view.addSubview(stack)
    navigationController?.setNavigationBarHidden(true, animated: false)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .center
    view.layer.insertSublayer(CALayer(), at: 0)
    UIView.performWithoutAnimation { view.isHidden = UIView.areAnimationsEnabled }
  }
}

/// Forms of UIKit that files with SwiftUI views use.
@MainActor
struct UIKitFormTests {
  @Test("screens of UIKit are made as their code says")
  func screens() {
    let screen = Screen()
    screen.viewDidLoad()
    Coordinator().style(UINavigationBar(), screen.navigationItem)
    Coordinator().present(screen)
    #expect((screen.view.subviews.first as? UIStackView)?.arrangedSubviews.count == 2)
    #expect(screen.view.layer.sublayers?.count == 1)
    #expect(screen.navigationItem.rightBarButtonItem?.primaryAction?.title == "Close")
  }

  @Test("a descriptor says what its font is like")
  func descriptors() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(Font(UIFont(descriptor: bold, size: 0)) == Font.body.bold().italic())
    #expect(UIFont(descriptor: body, size: 20).pointSize == 20)
    let rounded = try #require(body.withDesign(.rounded))
    #expect(Font(UIFont(descriptor: rounded, size: 0)) == .system(.body, design: .rounded))
    let heavy = body.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(Font(UIFont(descriptor: heavy, size: 0)) == Font.body.weight(.heavy))
  }

  @Test("traits change as their closure says, and give lengths their text size")
  func traits() {
    let traits = UITraitCollection(displayScale: 2).modifyingTraits {
      $0.userInterfaceStyle = .init(ColorScheme.dark)
      $0.preferredContentSizeCategory = .init(DynamicTypeSize.accessibility5)
    }
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(UIContentSizeCategory(ContentSizeCategory.small) == .small)
    let length = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits)
    #expect(abs(length - 17 * 62 / 22) < 0.01)
    #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: nil) == 17)
  }

  @Test("a symbol of UIKit is shown as one of SwiftUI")
  func symbols() throws {
    let stage = try Fixture.stage()
    let symbol = try #require(UIImage(systemName: "star"))
    let one = stage.layout(
      Image(uiImage: symbol.withRenderingMode(.alwaysTemplate)), width: 100, for: Stage.english)
    let other = stage.layout(Image(systemName: "star"), width: 100, for: Stage.english)
    #expect(one.root.frame.size == other.root.frame.size)
  }

  @Test("the older names of rectangles' functions do what the newer ones do")
  func rectangles() {
    let (one, other) = (CGRectMake(0, 0, 2, 2), CGRectMake(1, 1, 2, 2))
    #expect(CGRectUnion(one, other) == CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(CGRectIntersection(one, other) == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(CGRectInset(one, 1, 1).size.equalTo(.zero) && CGRectContainsPoint(one, .zero))
  }
}

/// A picture as apps keep it in a model.
private enum Avatar: Hashable {
  case picture(UIImage)
  case url(String)
}

private struct LocaleTitle: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Padded(length: environment.layoutDirection == .leftToRight ? 10 : 20)
  }

  private struct Padded: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.padding(length) }
  }
}

/// Pictures, modifiers and alerts as models and screens keep them.
@MainActor
struct ModelFormTests {
  @Test("a model that holds a picture can be compared")
  func pictures() throws {
    let picture = try #require(UIImage(systemName: "star"))
    #expect(Avatar.picture(picture) == .picture(picture) && Avatar.picture(picture) != .url("a"))
  }

  @Test("a modifier that the environment chooses is that of its place")
  func environmental() throws {
    let view = Color.red.frame(width: 10, height: 10).modifier(LocaleTitle())
    let stage = try Fixture.stage()
    #expect(stage.layout(view, width: 100, for: Stage.english).root.frame.height == 30)
    #expect(stage.layout(view, width: 100, for: Stage.arabic).root.frame.height == 50)
  }

  @Test("an alert of UIKit keeps its buttons and fields")
  func alerts() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.actions.map(\.title) == ["OK"])
    #expect(alert.textFields?.first?.placeholder == "Name")
  }
}
