public import Foundation
import OversetRaster
import OversetRun
public import OversetSnapshots
public import OversetUI
import OversetVocabulary

/// The room in which a view is drawn.
public enum SwiftUISnapshotLayout: Sendable {
  /// A whole screen, with its safe area.
  case device(config: ViewImageConfig)
  /// A size in points, in the middle of which the view stands.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view wants.
  case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
  /// Keeps the picture of a view in the size that it wants.
  public static var image: Snapshotting { .image() }

  /// Keeps the picture of a view.
  ///
  /// Faces, strings and metrics are those of the project that holds the test, as in the matrix.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Of no account: there are no windows.
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How close a pixel must come to match, 0 to 1.
  ///   - layout: The room in which the view is drawn.
  ///   - traits: What the view is laid out for; it outranks the device's traits. The direction is the
  ///     locale's where it is not given.
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
  /// Keeps the laid-out tree of a view, in the size that it wants, as text: see ``layout(in:traits:locale:)``.
  public static var layout: Snapshotting { .layout() }

  /// Keeps the laid-out tree of a view as text: every frame in points, the lines of texts, what is
  /// truncated, keys and directions. It is the text that the matrix keeps beside each picture.
  ///
  /// - Parameters:
  ///   - room: The room in which the view is laid out.
  ///   - traits: What the view is laid out for; it outranks the device's traits.
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
  private let locale: SnapshotLocale

  init(layout: SwiftUISnapshotLayout, traits: UITraitCollection, locale: SnapshotLocale) {
    self.locale = locale
    switch layout {
    case .device(let config):
      self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
      viewport = config.viewport
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
          FileSnapshot.sourceFile ?? FileManager.default.currentDirectoryPath + "/Package.swift"
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
      displayScale: displayScale)
  }
}
