public import Foundation

/// A button that opens an address. Nothing is opened here: a test's driver taps it, and `openURL` of the environment
/// takes the address.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL

  private let destination: URL
  private let label: Label

  /// Creates a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button with the label.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .recorded("Link", destination.absoluteString)
  }
}

extension Link where Label == Text {
  /// Creates a link whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
