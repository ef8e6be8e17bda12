/// What is shown where there is no content: a symbol, a title, a description and actions, in the middle of the space.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view of a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other (from memory: 16 points apart and around, symbol 48 points, title in title2).
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label
          .font(.title2.bold())
          .labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(Color.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol large above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundStyle(Color.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == OversetUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view of a title from the catalogs, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { OversetUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates the view of a title that is not looked up, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { OversetUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates the view of a title from the catalogs, a picture of the app and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { OversetUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates the view of a title that is not looked up, a picture of the app and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { OversetUI.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

/// The label of a search without results, which the system translates and this does not.
public struct SearchUnavailableContent {
  /// "No Results" with a magnifying glass.
  public struct Label: View {
    let text: String?

    /// The label.
    public var body: some View {
      OversetUI.Label {
        Text(verbatim: text.map { "No Results for \u{201C}\($0)\u{201D}" } ?? "No Results")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What to do about it.
  public struct Description: View {
    /// The description.
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown for a search without results. Its words are English here in every locale: the system's
  /// translations are not to be had.
  public static var search: ContentUnavailableView { make(nil) }

  /// What is shown for a search for `text` without results.
  public static func search(text: String) -> ContentUnavailableView { make(text) }

  private static func make(_ text: String?) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
