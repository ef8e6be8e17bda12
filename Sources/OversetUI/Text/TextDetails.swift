public import Foundation
public import OversetLayoutEngine

/// The language that a text is set in, whatever the locale.
public struct TypesettingLanguage: Equatable, Sendable {
  /// The language; nil for that of the locale.
  fileprivate let language: Locale.Language?

  /// That of the locale.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// How a text finds out which way it is written.
public struct TextWritingDirectionStrategy: Hashable, Sendable {
  fileprivate let name: String

  /// From the text.
  public static let `default` = TextWritingDirectionStrategy(name: "default")
  /// From the text.
  public static let contentBased = TextWritingDirectionStrategy(name: "contentBased")
  /// From the environment.
  public static let layoutBased = TextWritingDirectionStrategy(name: "layoutBased")
}

/// What the side of an aligned text depends on.
public struct TextAlignmentStrategy: Hashable, Sendable {
  fileprivate let name: String

  /// The environment.
  public static let `default` = TextAlignmentStrategy(name: "default")
  /// The environment.
  public static let layoutBased = TextAlignmentStrategy(name: "layoutBased")
  /// The way that the text is written.
  public static let writingDirectionBased = TextAlignmentStrategy(name: "writingDirectionBased")
}

extension AttributedString {
  /// How far the baselines of a text's lines are apart (iOS 26).
  public struct LineHeight: Hashable, Sendable {
    let name: String

    /// As the font says.
    public static let normal = LineHeight(name: "normal")
    /// Near.
    public static let tight = LineHeight(name: "tight")
    /// Far.
    public static let loose = LineHeight(name: "loose")
    /// As the language asks.
    public static let variable = LineHeight(name: "variable")

    /// A share of the font's size.
    public static func multiple(factor: Double) -> LineHeight { LineHeight(name: "multiple") }
    /// A distance in points.
    public static func exact(points: Double) -> LineHeight { LineHeight(name: "exact") }
    /// The font's own, and points more.
    public static func leading(increase: Double) -> LineHeight { LineHeight(name: "leading") }
  }
}

extension View {
  /// Records how far the lines of texts are apart (iOS 26). They keep the distance of their font.
  @ViewBuilder
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    if let lineHeight, lineHeight != .normal, lineHeight != .variable {
      ignored("lineHeight", lineHeight.name)
    } else {
      self
    }
  }

  /// Records what the side of aligned texts depends on. It is the environment.
  @ViewBuilder
  public func multilineTextAlignment(strategy: TextAlignmentStrategy) -> some View {
    if strategy == .writingDirectionBased {
      ignored("multilineTextAlignment(strategy:)", strategy.name)
    } else {
      self
    }
  }

  /// Records how texts find out which way they are written: from their letters.
  @ViewBuilder
  public func writingDirection(strategy: TextWritingDirectionStrategy) -> some View {
    if strategy == .layoutBased { ignored("writingDirection", strategy.name) } else { self }
  }

  /// Records the language that texts are set in. They are set in that of the locale.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Records the language that texts are set in. They are set in that of the locale.
  @_disfavoredOverload
  @ViewBuilder
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    if isEnabled, let language = language.language {
      ignored("typesettingLanguage", language.minimalIdentifier)
    } else {
      self
    }
  }

  /// Records that VoiceOver reads signs such as commas.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    recorded("speechAlwaysIncludesPunctuation", "\(value)")
  }

  /// Records that VoiceOver spells words.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    recorded("speechSpellsOutCharacters", "\(value)")
  }

  /// Records how high VoiceOver reads.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    recorded("speechAdjustedPitch", "\(value)")
  }

  /// Records that VoiceOver waits with reading.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    recorded("speechAnnouncementsQueued", "\(value)")
  }

  /// Records that the view is dim while its widget is renewed.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    recorded("invalidatableContent")
  }

  /// Records how the view is mirrored: shapes decide by themselves.
  @ViewBuilder
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    if behavior == .fixed { self } else { ignored("layoutDirectionBehavior", "\(behavior)") }
  }

  /// Records the name under which the system counts what users do with the view.
  public func interactionActivityTrackingTag(_ tag: String) -> some View {
    recorded("interactionActivityTrackingTag", tag)
  }

  /// Applies the modifiers of `body`, for whose changes `transform` sets an animation. Views are shown at rest.
  public func transaction<Content: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    body(PlaceholderContentView(self)).recorded("transaction")
  }

  /// Leaves as much room at edges as scenes of the system do; the least is 16 points, too (from memory).
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }

  /// Fits the view into the shape of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }

  /// The older form of `accessibilityActivationPoint(_:)`.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// The older form of `accessibilityActivationPoint(_:)`.
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}

/// How much room a scene leaves at its edges.
public struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The least.
  public static let minimum = ScenePadding(name: "minimum")
  /// As much as the navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension Font {
  /// The font, bold or not.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  /// The font, slanted or not.
  public func italic(_ isActive: Bool) -> Font {
    var font = self
    font.isItalic = isActive
    return font
  }

  /// The font at another size, in points.
  public func pointSize(_ size: CGFloat) -> Font {
    var font = self
    font.base = .fixed(size)
    return font
  }

  /// 36 points, bold: only visionOS has the style.
  public static let extraLargeTitle = Font.system(size: 36, weight: .bold)
  /// 28 points, bold: only visionOS has the style.
  public static let extraLargeTitle2 = Font.system(size: 28, weight: .bold)
}
