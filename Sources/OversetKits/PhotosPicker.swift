public import Foundation
public import OversetUI

/// A photo that a user has chosen: nobody chooses one here.
public struct PhotosPickerItem: Hashable, Sendable {
  /// Which photo it is.
  public let itemIdentifier: String?
  /// What it can be read as.
  public let supportedContentTypes: [UTType]

  /// Creates an item of a photo.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  /// What is read of the photo: nothing.
  public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? {
    nil
  }
}

/// Which photos are offered.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  /// Photos.
  public static let images = PHPickerFilter(name: "images")
  /// Films.
  public static let videos = PHPickerFilter(name: "videos")
  /// Photos that move.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Films of the screen.
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  /// Wide photos.
  public static let panoramas = PHPickerFilter(name: "panoramas")
  /// Photos with what is in front and behind.
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  /// Many photos of one moment.
  public static let bursts = PHPickerFilter(name: "bursts")
  /// Films in which the focus moves.
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  /// Slow films.
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  /// Fast films.
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")

  /// What one of the filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any")
  }

  /// What all filters offer.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all")
  }

  /// What a filter does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}

/// In which order photos are told.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// As the system likes.
  case `default`
  /// As they were chosen.
  case ordered
  /// At once.
  case continuous
  /// At once, as they were chosen.
  case continuousAndOrdered
}

/// How a photo is handed over.
public struct PhotosPickerItemEncoding: Hashable, Sendable {
  /// As the system likes.
  public static let automatic = PhotosPickerItemEncoding()
  /// As it is.
  public static let current = PhotosPickerItemEncoding()
  /// As others can read it.
  public static let compatible = PhotosPickerItemEncoding()
}

/// Where photos are taken from: the library of the user.
open class PHPhotoLibrary: NSObject {
  /// The library of the user. It is empty here.
  public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
}

/// A button that shows the user's photos. Its label is drawn as a button's.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  /// The button.
  public var body: some View { Button(action: {}) { label } }

  /// Creates a button to choose a photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button to choose a photo of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button to choose photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button to choose photos of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title to choose a photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) {
    label = Text(titleKey)
  }

  /// Creates a button with a title that is not looked up, to choose a photo.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) {
    label = Text(title)
  }

  /// Creates a button with a title to choose photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) {
    label = Text(titleKey)
  }
}

extension View {
  /// Records a sheet of the user's photos, which is the system's and not drawn.
  @ViewBuilder
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) -> some View {
    if isPresented.wrappedValue { ignored("photosPicker") } else { recorded("photosPicker") }
  }

  /// Records a sheet of the user's photos, which is the system's and not drawn.
  @ViewBuilder
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View {
    if isPresented.wrappedValue { ignored("photosPicker") } else { recorded("photosPicker") }
  }

  /// Records a sheet of the user's photos, which is the system's and not drawn.
  @ViewBuilder
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) -> some View {
    if isPresented.wrappedValue { ignored("photosPicker") } else { recorded("photosPicker") }
  }
}
