public import Foundation
import OversetFiles
import OversetRaster
import OversetRun
public import OversetSnapshots
public import OversetUI
import OversetVocabulary

/// The space in which a strategy lays out a view.
public enum SwiftUISnapshotLayout: Sendable {
  /// A whole screen, with its safe area.
  case device(config: ViewImageConfig)
  /// A size in points. The view is in its middle.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view wants.
  case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
  /// Keeps a picture of a view in the size that it wants, in English.
  public static var image: Snapshotting { .image() }

  /// Keeps a picture of a view.
  ///
  /// Faces, strings and metrics are those of the project that contains the test, as in the matrix. The
  /// strategy does not run the checks: use `assertLocalizedSnapshot` to find truncated text.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, since there are no windows.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How similar a pixel must be to match, 0 to 1.
  ///   - layout: The space in which the view is laid out.
  ///   - traits: Text size, appearance, scale and direction; they replace the device's. Without a
  ///     direction, it is that of the locale.
  ///   - locale: The language of the view's texts.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(),
    locale: SnapshotLocale = .english
  ) -> Snapshotting {
    let stage = ViewStage(layout: layout, traits: traits, locale: locale)
    return stage.strategy(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision,
        scale: stage.displayScale), erasing: UncheckedSendableBox { AnyView($0) }
    ) { view, drawer throws(Diagnostic) in
      UIImage(
        bitmap: try drawer.bitmap(of: view, in: stage.viewport, for: stage.variant),
        scale: stage.displayScale)
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Keeps the layout of a view as text, in the size that it wants: see ``layout(in:traits:locale:)``.
  public static var layout: Snapshotting { .layout() }

  /// Keeps the layout of a view as text: every frame in points, lines of text, what is truncated, keys and
  /// directions.
  ///
  /// A text shows in a code review what moved; a picture shows only that something did. The matrix keeps
  /// the same text beside each picture.
  ///
  /// - Parameters:
  ///   - room: The space in which the view is laid out.
  ///   - traits: Text size, appearance, scale and direction; they replace the device's.
  ///   - locale: The language of the view's texts.
  public static func layout(
    in room: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(), locale: SnapshotLocale = .english
  ) -> Snapshotting {
    let stage = ViewStage(layout: room, traits: traits, locale: locale)
    return stage.strategy(
      pathExtension: "txt", diffing: .lines, erasing: UncheckedSendableBox { AnyView($0) }
    ) { view, drawer throws(Diagnostic) in
      drawer.description(of: view, in: stage.viewport, for: stage.variant)
    }
  }
}

/// What a view is laid out in and for.
private struct ViewStage {
  let viewport: Viewport
  private let traits: UITraitCollection
  /// The size of the screen; nil where there is none.
  private var screen: CGSize?
  private let locale: SnapshotLocale

  init(layout: SwiftUISnapshotLayout, traits: UITraitCollection, locale: SnapshotLocale) {
    self.locale = locale
    switch layout {
    case .device(let config):
      self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
      viewport = config.viewport
      screen = config.size
    case .fixed(let width, let height):
      self.traits = traits
      viewport = .screen(size: CGSize(width: width, height: height), safeArea: SafeArea())
    case .sizeThatFits:
      self.traits = traits
      viewport = .ideal
    }
  }

  /// Pixels per point: three where nothing says so.
  var displayScale: CGFloat { traits.displayScale > 0 ? traits.displayScale : 3 }

  /// Apart from the strategies of views: a function that may be called anywhere cannot rest on a
  /// conformance, so `erasing` does.
  func strategy<Value, Format>(
    pathExtension: String, diffing: Diffing<Format>,
    erasing: UncheckedSendableBox<@MainActor (Value) -> AnyView>,
    render: @escaping @MainActor @Sendable (AnyView, ViewDrawer) throws(Diagnostic) -> Format
  ) -> Snapshotting<Value, Format> where Format: Sendable {
    Snapshotting(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        // Here, and not on the main actor, which does not know which test asks.
        let source =
          FileSnapshot.sourceFile ?? NamedPath.currentFolder + "Package.swift"
        return Async(catching: { () throws(Diagnostic) in
          try MainActorCall.run(with: value) { value in
            Result { () throws(Diagnostic) in
              let project = try TestProjects.project(ofSource: source)
              return try render(erasing.value(value), ViewDrawer(project: project))
            }
          }.get()
        })
      })
  }

  var variant: ViewEnvironment {
    let direction: LayoutDirection =
      switch traits.layoutDirection {
      case .unspecified: locale.layoutDirection
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    return ViewEnvironment(
      locale: locale.tag, direction: direction,
      typeSize: traits.preferredContentSizeCategory.dynamicTypeSize ?? .large,
      colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light,
      legibilityWeight: traits.legibilityWeight ?? .regular,
      sizeClasses: traits.sizeClasses(of: screen),
      displayScale: displayScale)
  }
}

extension UITraitCollection {
  /// The size classes that are specified; of the others those of a `screen`, in points, or of an upright
  /// iPhone.
  func sizeClasses(of screen: CGSize?) -> SizeClasses {
    let usual = screen.map { SizeClasses(of: $0, on: Device.Idiom(guessedFrom: $0)) }
    return SizeClasses(
      horizontal: horizontalSizeClass ?? usual?.horizontal ?? .compact,
      vertical: verticalSizeClass ?? usual?.vertical ?? .regular)
  }
}
