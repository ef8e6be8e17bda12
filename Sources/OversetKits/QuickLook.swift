public import Foundation
public import OversetUI

extension View {
  /// Records a preview of a file. The screen is the system's and not drawn.
  @ViewBuilder
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    if item.wrappedValue != nil {
      ignored("quickLookPreview")
    } else {
      recorded("quickLookPreview")
    }
  }
  /// Records a preview of one of several files. The screen is the system's and not drawn.
  @ViewBuilder
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    if selection.wrappedValue != nil {
      ignored("quickLookPreview")
    } else {
      recorded("quickLookPreview")
    }
  }
  /// Records a page of an app of the store. It is the system's and not drawn.
  @ViewBuilder
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    if isPresented.wrappedValue { ignored("appStoreOverlay") } else { recorded("appStoreOverlay") }
  }
}

/// The page of an app of the store. It is the system's.
public enum SKOverlay {
  /// What a page is of.
  open class Configuration: NSObject {}
  /// The page of an app.
  open class AppConfiguration: Configuration {
    /// Which app.
    public let appIdentifier: String
    /// Creates the page of an app.
    public init(appIdentifier: String, position: Position) { self.appIdentifier = appIdentifier }
  }
  /// The page of what an app clip is of.
  open class AppClipConfiguration: Configuration {
    /// Creates a page.
    public init(position: Position) {}
  }
  /// Where a page lies.
  public enum Position: Int, Sendable {
    /// At the bottom.
    case bottom
    /// At the bottom, above a bar.
    case bottomRaised
  }
}
