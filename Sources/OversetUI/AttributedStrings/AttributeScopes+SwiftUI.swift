public import Foundation

extension AttributeScopes {
  /// The attributes that SwiftUI adds to attributed strings.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI adds to attributed strings, and Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind letters, which is not drawn here.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the middle.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Space after each cluster, in points.
    public let kern: KerningAttribute
    /// Space after each cluster, in points, for any letters.
    public let tracking: TrackingAttribute
    /// How far letters are raised, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Markdown says of a part. Foundation on Linux has no such attribute.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's.
    public let foundation: FoundationAttributes

    /// The attribute of a font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// `SwiftUI.Font`
      public static let name = "SwiftUI.Font"
    }
    /// The attribute of the colour of letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// `SwiftUI.ForegroundColor`
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The attribute of the colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// `SwiftUI.BackgroundColor`
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The attribute of the line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// `SwiftUI.UnderlineStyle`
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The attribute of the line through the middle.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// `SwiftUI.StrikethroughStyle`
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The attribute of space after letters.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// `SwiftUI.Kern`
      public static let name = "SwiftUI.Kern"
    }
    /// The attribute of space after letters of any kind.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// `SwiftUI.Tracking`
      public static let name = "SwiftUI.Tracking"
    }
    /// The attribute of raised letters.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// `SwiftUI.BaselineOffset`
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// The attribute of what Markdown says.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What Markdown says.
      public typealias Value = InlinePresentationIntent
      /// `NSInlinePresentationIntent`
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// One of SwiftUI's attributes, by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

/// What Markdown says of a part of a text. Foundation on Linux has no such type.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits, as Apple's documentation numbers them.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// `*emphasized*`
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**strongly emphasized**`
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Between backticks.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~struck~~`
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source that is shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break that is shown.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}
