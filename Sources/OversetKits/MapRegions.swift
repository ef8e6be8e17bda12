public import Foundation

/// How far a region goes, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth.
public struct MKCoordinateRegion: Sendable {
  /// Its middle.
  public var center: CLLocationCoordinate2D
  /// How far it goes.
  public var span: MKCoordinateSpan

  /// Creates a region of zeros.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region by its sides, in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_195, longitudeDelta: longitudinalMeters / 111_195))
  }
}

/// A point of a map of the whole earth.
public struct MKMapPoint: Sendable {
  /// From the left.
  public var x = 0.0
  /// From the top.
  public var y = 0.0

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of a map of the whole earth.
public struct MKMapRect: Sendable {
  /// The upper left corner.
  public var origin = MKMapPoint(x: 0, y: 0)

  /// All of the earth.
  public static let world = MKMapRect()
  /// Nothing.
  public static let null = MKMapRect()
}

/// A place to go to.
open class MKMapItem: NSObject {
  /// What it is called.
  open var name: String?
  /// Where it is.
  public let placemark: MKPlacemark

  /// Creates an item of a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }

  /// Opens nothing.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// Where something is.
open class MKPlacemark: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// What it is called.
  open var name: String?
  /// Its town.
  open var locality: String?

  /// Creates a placemark.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// The option of how to travel.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// To travel by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// To walk.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
