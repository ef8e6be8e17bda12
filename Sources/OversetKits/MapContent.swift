public import Foundation
public import OversetUI

/// What stands on a map. Nothing of it is drawn.
@MainActor @preconcurrency
public protocol MapContent {}

/// Nothing on a map, and all that is on it.
public struct _MapParts: MapContent {
  nonisolated init() {}
}

/// Puts the content of a map together.
@resultBuilder
@MainActor @preconcurrency
public struct MapContentBuilder {
  /// Content, one after the other.
  public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> _MapParts {
    _MapParts()
  }

  /// One piece of content.
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content {
    content
  }

  /// Content of an `if` without `else`.
  public static func buildIf<Content: MapContent>(_ content: Content?) -> _MapParts { _MapParts() }

  /// Content of an `if` with `else`.
  public static func buildEither<Content: MapContent>(first: Content) -> _MapParts { _MapParts() }

  /// Content of an `else`.
  public static func buildEither<Content: MapContent>(second: Content) -> _MapParts {
    _MapParts()
  }
}

extension ForEach: MapContent where Content: MapContent {}

extension ForEach
where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates content for each element, which its own `id` identifies.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content) { $0.id }
  }
}

extension ForEach where Content: MapContent {
  /// Creates content for each element, which the value at `id` identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
  /// Creates a balloon with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == OversetUI.Label<Text, Image> {}

  /// Creates a balloon with a symbol and a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, coordinate: CLLocationCoordinate2D
  ) where Label == OversetUI.Label<Text, Image> {}

  /// Creates a balloon.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
  where Label == Text {}

  /// Creates a balloon with a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D)
  where Label == Text {}

  /// Creates a balloon with a label.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}

  /// Creates the balloon of a place to go to.
  public init(item: MKMapItem) where Label == Text {}
}

/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
  /// Creates a view at a place.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) where Label == Text {}

  /// Creates a view at a place, with a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}

  /// Creates a view at a place, with a label.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

/// The user's place.
public struct UserAnnotation: MapContent {
  /// Creates the mark.
  public init() {}
}

/// A circle around a place.
public struct MapCircle: MapContent {
  /// Creates a circle with a radius in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// A line over places.
public struct MapPolyline: MapContent {
  /// Creates a line.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// An area between places.
public struct MapPolygon: MapContent {
  /// Creates an area.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

extension MapContent {
  /// The content as it is.
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some MapContent { self }

  /// The content as it is.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> some MapContent {
    self
  }

  /// The content as it is.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }

  /// The content as it is.
  public func tag<Value: Hashable>(_ tag: Value) -> some MapContent { self }

  /// The content as it is.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
}

/// A balloon of iOS 14.
public struct MapMarker {
  /// Creates a balloon at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin of iOS 14.
public struct MapPin {
  /// Creates a pin at a place.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view at a place of iOS 14.
public struct MapAnnotation<Content: View> {
  /// Creates a view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
