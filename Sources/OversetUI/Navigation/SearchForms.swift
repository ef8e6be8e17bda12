import Foundation

/// When the parts of the content to search in are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// While users type.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// As soon as they search.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Where completions of what is searched are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In place of the content.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  /// As the system chooses.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")
}

/// What happens to bars while users search.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// They stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// How a field for searching in a bar looks (iOS 26).
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// As a button.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// Whether users can dictate what they search.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// By a button in the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  {
    TextInputDictationBehavior(name: "inline")
  }
  /// They cannot.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// When dictating begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  /// As soon as the field appears.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// As soon as it is chosen.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

extension View {
  /// Puts a field for searching below the title, with a prompt that is not looked up.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field for searching below the title, with a prompt that is a resource.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field for searching below the title, in which parts of the search stand as tokens. They are not drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens)
  }

  /// Puts a field for searching below the title, in which parts of the search stand as tokens. They are not drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens)
  }

  /// Puts a field for searching below the title, with tokens that are offered. They are not drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens)
  }

  /// Puts a field for searching below the title, with tokens that are offered. They are not drawn.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt).searchTokens(tokens)
  }

  /// Puts a field for searching below the title, whose tokens can be edited. They are not drawn.
  public func searchable<C: MutableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C: RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt).searchTokens(editableTokens)
  }

  /// A record of tokens that a device would draw, if there are any.
  private func searchTokens<C: Collection>(_ tokens: Binding<C>) -> some View {
    tokens.wrappedValue.isEmpty ? AnyView(self) : AnyView(ignored("searchable(tokens:)"))
  }

  /// Offers parts of the content to search in. They are not shown.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    recorded("searchScopes")
  }

  /// Records where completions are shown. None are here.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    recorded("searchSuggestions", "\(visibility)")
  }

  /// Records what happens to bars while users search.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    recorded("searchPresentationToolbarBehavior")
  }

  /// Records how the field in a bar looks. It is not drawn so: the field stands below the title.
  @ViewBuilder
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    if behavior == .automatic { self } else { ignored("searchToolbarBehavior") }
  }

  /// Records whether users can dictate what they search.
  public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    recorded("searchDictationBehavior")
  }

  /// Records what is selected in the field.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    recorded("searchSelection")
  }

  /// Says whether a field for searching takes the keyboard. Nobody types here.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    recorded("searchFocused")
  }

  /// Says whether a field for searching takes the keyboard. Nobody types here.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    recorded("searchFocused")
  }
}
