public import OversetUI

/// The look of a map.
public struct MapStyle: Sendable {
  /// How the height of the land is shown.
  public enum Elevation: Sendable {
    /// As the system chooses.
    case automatic
    /// Flat.
    case flat
    /// In space.
    case realistic
  }

  /// Streets.
  public static var standard: MapStyle { MapStyle() }
  /// Photos.
  public static var imagery: MapStyle { MapStyle() }
  /// Photos and streets.
  public static var hybrid: MapStyle { MapStyle() }

  /// Streets.
  public static func standard(
    elevation: Elevation = .automatic, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }

  /// Photos.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

  /// Photos and streets.
  public static func hybrid(
    elevation: Elevation = .automatic, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }
}

extension View {
  /// Records the look of maps, which are not drawn.
  public func mapStyle(_ style: MapStyle) -> some View { ignored("mapStyle") }

  /// Records the controls on maps, which are not drawn.
  public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ignored("mapControls")
  }

  /// Records whether the controls on maps are seen.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    ignored("mapControlVisibility")
  }
}

/// The control that goes to the user's place. It is not drawn.
public struct MapUserLocationButton: View {
  /// Creates the control; a scope names the map that it belongs to.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The control that shows the north. It is not drawn.
public struct MapCompass: View {
  /// Creates the control; a scope names the map that it belongs to.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// The control that shows the scale. It is not drawn.
public struct MapScaleView: View {
  /// Creates the control; a scope names the map that it belongs to.
  nonisolated public init(scope: Namespace.ID? = nil) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
