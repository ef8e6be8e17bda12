public import Foundation
public import OversetUI

/// What a place on a map is in words and numbers.
@MainActor @preconcurrency
public struct MapProxy {
  /// The place at a point: none, as no map is drawn.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
  /// The point of a place: none, as no map is drawn.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
  /// The part around some places: none, as no map is drawn.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
}

/// Hands a proxy to views around a map.
public struct MapReader<Content: View>: View {
  private let content: Content

  /// Creates views around a map.
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }

  /// The views.
  public var body: some View { content }
}

/// When a map tells that it was moved.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  private let name: String
  /// All the time.
  public static let continuous = MapCameraUpdateFrequency(name: "continuous")
  /// At the end.
  public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
}

/// Where a map was moved to.
public struct MapCameraUpdateContext: Sendable {
  /// From where it is seen.
  public let camera: MapCamera
  /// The part that is seen.
  public let region: MKCoordinateRegion
}

extension View {
  /// Records an action for when a map is moved. Nothing moves here.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    recorded("onMapCameraChange")
  }

  /// Records an action for when a map is moved. Nothing moves here.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    recorded("onMapCameraChange")
  }

  /// Records the map that controls belong to.
  public func mapScope(_ id: Namespace.ID) -> some View { recorded("mapScope") }
}

/// A button that tilts a map. It is not drawn.
public struct MapPitchToggle: View {
  /// Creates the button.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A control that tilts a map. It is not drawn.
public struct MapPitchSlider: View {
  /// Creates the control.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Buttons for the size of a map. They are not drawn.
public struct MapZoomStepper: View {
  /// Creates the buttons.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Looks for places. None are found here.
open class MKLocalSearch: NSObject {
  /// What is looked for.
  open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// The part of the map.
    open var region = MKCoordinateRegion()
    /// Which kinds count.
    open var resultTypes = MKLocalSearchCompleter.ResultType.address

    /// Creates a request.
    public override init() {}
    /// Creates a request of a completion.
    public init(completion: MKLocalSearchCompletion) {}
  }

  /// What was found: nothing.
  public final class Response: NSObject, Sendable {
    /// The places.
    public var mapItems: [MKMapItem] { [] }
    /// The part of the map.
    public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Creates a search.
  public init(request: Request) {}

  /// Finds nothing.
  open func start() async throws -> Response { Response() }
  /// Finds nothing.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  /// Does nothing.
  open func cancel() {}
}

/// Completes what is looked for. It has no completions here.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of places.
  public struct ResultType: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Sights, shops and the like.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to look for.
    public static let query = ResultType(rawValue: 4)
  }

  /// What was typed.
  open var queryFragment = ""
  /// The part of the map.
  open var region = MKCoordinateRegion()
  /// Which kinds count.
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  /// What hears of completions.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The completions: none.
  open var results: [MKLocalSearchCompletion] { [] }

  /// Creates a completer.
  public override init() {}
}

/// What hears of completions. Nothing calls it.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// They have changed.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There was an error.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A completion. There is none here.
public final class MKLocalSearchCompletion: NSObject, Sendable {
  /// The first line.
  public var title: String { "" }
  /// The second line.
  public var subtitle: String { "" }
}

/// Looks up places by their addresses and the other way round. None are found here.
open class CLGeocoder: NSObject {
  /// Creates a look-up.
  public override init() {}

  /// Finds nothing.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  /// Finds nothing.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil)
  }
  /// Finds nothing.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
  /// Finds nothing.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil)
  }
}

/// What is known of a place: nothing.
open class CLPlacemark: NSObject {
  /// Its name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The code of the post.
  open var postalCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// Where it is.
  open var location: CLLocation? { nil }
}
