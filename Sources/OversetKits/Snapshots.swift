public import Foundation
public import OversetUI

/// Makes pictures of maps. There is no map: each ends in an error.
open class MKMapSnapshotter: NSObject {
  /// What a picture shows.
  open class Options: NSObject {
    /// The part of the earth.
    open var region = MKCoordinateRegion()
    /// The size of the picture, in points.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels per point.
    open var scale: CGFloat = 1
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// Light or dark.
    open var traitCollection = UITraitCollection()

    /// Creates options.
    public override init() {}
  }

  /// A picture of a map.
  open class Snapshot: NSObject {
    /// An empty picture.
    open var image: UIImage { UIImage() }
    /// The upper left corner.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// Whether it draws: never.
  open var isLoading: Bool { false }

  /// Prepares a picture.
  public init(options: Options = Options()) {}

  /// Ends in an error at once.
  open func start(
    with queue: DispatchQueue = .main,
    completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CocoaError(.featureUnsupported))
  }
  /// Ends in an error.
  ///
  /// - Throws: Always.
  open func start() async throws -> Snapshot { throw CocoaError(.featureUnsupported) }
  /// Does nothing.
  open func cancel() {}
}

/// Makes small pictures of files. No file is read: each ends in an error.
open class QLThumbnailGenerator: NSObject {
  /// The one that there is.
  @MainActor public static let shared = QLThumbnailGenerator()

  /// What a picture is of.
  open class Request: NSObject {
    /// Which pictures are wanted.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// One bit for each.
      public let rawValue: UInt

      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The symbol of its type.
      public static let icon = RepresentationTypes(rawValue: 1)
      /// A quick one.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      /// A good one.
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      /// Each.
      public static let all = RepresentationTypes(rawValue: 7)
    }

    /// The size of the picture, in points.
    public let size: CGSize
    /// The pixels per point.
    public let scale: CGFloat
    /// Whether it has the frame of a symbol.
    open var iconMode = false

    /// Asks for a picture of a file.
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) {
      (self.size, self.scale) = (size, scale)
    }
  }

  /// Ends in an error at once.
  open func generateBestRepresentation(
    for request: Request,
    completion: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    completion(nil, CocoaError(.featureUnsupported))
  }
  /// Ends in an error.
  ///
  /// - Throws: Always.
  open func generateBestRepresentation(for request: Request) async throws
    -> QLThumbnailRepresentation
  { throw CocoaError(.featureUnsupported) }
  /// Ends in an error at once.
  open func generateRepresentations(
    for request: Request,
    update: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?)
        -> Void
    )?
  ) {
    update?(nil, .thumbnail, CocoaError(.featureUnsupported))
  }
  /// Does nothing.
  open func cancel(_ request: Request) {}
}

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject {
  /// Which picture it is.
  public enum RepresentationType: Int, Sendable {
    /// The symbol of its type.
    case icon
    /// A quick one.
    case lowQualityThumbnail
    /// A good one.
    case thumbnail
  }

  /// An empty picture.
  open var uiImage: UIImage { UIImage() }
  /// Which picture it is.
  open var type: RepresentationType { .icon }
}
