public import OversetUI

/// A map. Overset draws no earth: a labelled frame with the word “Map” takes the space that it is offered.
public struct Map<Content>: View {
  /// The frame.
  public var body: some View { LabelledFrame("Map").ignored("Map") }
}

extension Map where Content == EmptyView {
  /// Creates a map of a region: a labelled frame.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}

  /// Creates a map that starts at a place: a labelled frame.
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) {}

  /// Creates a map at a place: a labelled frame.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) {}
}

extension Map {
  /// Creates a map with a mark for each element: a labelled frame.
  public init<Items: RandomAccessCollection>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Content
  ) where Items.Element: Identifiable {}
}

extension Map where Content: MapContent {
  /// Creates a map with content that starts at a place: a labelled frame.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map with content at a place: a labelled frame.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map with content of which something can be chosen: a labelled frame.
  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    @MapContentBuilder content: () -> Content
  ) {}
}

/// What users can do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Move it.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Enlarge it.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilt it.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Turn it.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All of it.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map goes with the user.
public enum MapUserTrackingMode: Hashable, Sendable {
  /// It does not.
  case none
  /// It does.
  case follow
}

/// How far the camera of a map may go.
public struct MapCameraBounds: Sendable {
  /// Creates bounds; distances are metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}

  /// Creates bounds around a region; distances are metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

/// From where a map is seen.
public struct MapCamera: Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// How far away it is, in metres.
  public var distance: Double
  /// The direction, in degrees from north.
  public var heading: Double
  /// How much it is tilted, in degrees.
  public var pitch: Double

  /// Creates a camera.
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: Sendable {
  /// The region, where the position is one.
  public let region: MKCoordinateRegion?
  /// The camera, where the position is one.
  public let camera: MapCamera?

  private init(region: MKCoordinateRegion? = nil, camera: MapCamera? = nil) {
    self.region = region
    self.camera = camera
  }

  /// Around all that stands on it.
  public static var automatic: MapCameraPosition { MapCameraPosition() }

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }

  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition() }

  /// Around a place to go to.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition()
  }

  /// Around the user; until it is known where, another.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    fallback
  }
}
