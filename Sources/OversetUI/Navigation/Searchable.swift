import OversetLayoutTree

/// A field for searching in the navigation bar, 36 points high (from memory), with its prompt or what is typed.
struct SearchField: View {
  let prompt: Text
  let text: Binding<String>

  @Environment(\.platformMetrics) private var metrics

  init(prompt: Text?, text: Binding<String>) {
    // The system's own word is not in the app's catalogs.
    self.prompt = prompt ?? Text(.search)
    self.text = text
  }

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(Color(uiColor: .secondaryLabel))
      Group {
        if text.wrappedValue.isEmpty {
          prompt.foregroundStyle(Color(uiColor: .secondaryLabel))
        } else {
          Text(verbatim: text.wrappedValue)
        }
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, 8)
    .frame(height: metrics.bars.searchFieldHeight)
    .background(
      Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10)
    )
    .modifier(ControlModifier(kind: "search", control: .field(text)))
    .systemPart(.searchField)
    .padding(.horizontal, metrics.bars.margin)
    .frame(height: metrics.bars.searchHeight, alignment: .top)
  }
}

/// Where a field for searching stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// When the field in the navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String

    /// Unless the content has scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// Where the system puts it: below the title of the navigation bar.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar; here below the title.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar; here below the title.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// In the place of the title; here below it.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// Below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the title of the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

extension View {
  /// Puts a field for searching below the title of the navigation bar. A prompt that is too long is reported.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(ScreenBarsModifier { $0.search = SearchField(prompt: prompt, text: text) })
  }

  /// Puts a field for searching below the title, with a prompt from the catalogs.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field for searching below the title, with a prompt that is not looked up.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field for searching below the title. Whether users are typing in it changes nothing here.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Puts a field for searching below the title, with a prompt from the catalogs. Whether users are typing in
  /// it changes nothing here.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field for searching below the title, and offers completions while users type, which are not shown.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Offers completions while users type. They are not shown.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    recorded("searchSuggestions")
  }

  /// Offers parts of the content to search in, while users type. They are not shown.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    recorded("searchScopes")
  }

  /// Completes what users type. Nobody does here.
  public func searchCompletion(_ completion: String) -> some View {
    recorded("searchCompletion", completion)
  }

  /// Says whether a field for searching takes the keyboard. Nobody types here.
  public func searchFocused(_ isFocused: Bool) -> some View { recorded("searchFocused") }
}
