public import Foundation

/// A latitude or a longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// A direction, in degrees from north.
public typealias CLLocationDirection = Double
/// A speed, in metres a second.
public typealias CLLocationSpeed = Double
/// How exact a place is, in metres.
public typealias CLLocationAccuracy = Double

/// The most exact place.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// A place within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A place within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A place within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates a place of zeros.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Creates a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is on the earth.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A place that a device has found.
///
/// Sendable because nothing in it changes.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height, in metres.
  public let altitude: CLLocationDistance
  /// How exact the place is, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// When it was found.
  public let timestamp: Date

  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: 0,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Creates a place with all that is known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.timestamp = timestamp
  }

  /// The distance over a sphere of the earth's mean radius, in metres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (first, second) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (dy, dx) = (
      (second.latitude - first.latitude) * radians,
      (second.longitude - first.longitude) * radians
    )
    let chord =
      sin(dy / 2) * sin(dy / 2)
      + cos(first.latitude * radians) * cos(second.latitude * radians) * sin(dx / 2) * sin(dx / 2)
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}

/// Whether an app may ask where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked.
  case notDetermined
  /// It may not, and nobody can change it.
  case restricted
  /// It may not.
  case denied
  /// It may at any time.
  case authorizedAlways
  /// It may while it is used.
  case authorizedWhenInUse
}

/// Asks where the device is: nothing answers here.
open class CLLocationManager: NSObject {
  /// What is told of places.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the device moves before it is told, in metres.
  open var distanceFilter: CLLocationDistance = -1
  /// The last place; none.
  open var location: CLLocation? { nil }
  /// What the app may.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Creates a manager.
  public override init() {}

  /// Does nothing.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing.
  open func requestAlwaysAuthorization() {}
  /// Does nothing.
  open func requestLocation() {}
  /// Does nothing.
  open func startUpdatingLocation() {}
  /// Does nothing.
  open func stopUpdatingLocation() {}
}

/// What is told of places.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Never called.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Never called.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Never called.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Never called.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Never called.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}
