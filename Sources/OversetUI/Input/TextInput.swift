/// How much of Writing Tools a text takes. There are none here.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// None.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// A set of controls for the attributes of a text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several of them.
  public struct Set: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Those of the menu.
    public static let contextMenu = Set(rawValue: 1)
    /// Those above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// All.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Records what Writing Tools may do to a text.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior")
  }

  /// Records whether a mark of Writing Tools is shown. None is drawn.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    recorded("writingToolsAffordanceVisibility", "\(visibility)")
  }

  /// Records completions of what is typed. They are not shown.
  public func textInputSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    recorded("textInputSuggestions")
  }

  /// Records a completion for each element. They are not shown.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    recorded("textInputSuggestions")
  }

  /// Records what a completion puts into the field.
  public func textInputCompletion(_ completion: String) -> some View {
    recorded("textInputCompletion", completion)
  }

  /// Records whether controls for the attributes of a text are shown. None is drawn.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    recorded("textInputFormattingControlVisibility", "\(visibility)")
  }

  /// Records that a bar for finding is shown. It is not drawn.
  @ViewBuilder
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    if isPresented.wrappedValue { ignored("findNavigator") } else { recorded("findNavigator") }
  }

  /// Records the letters by which a keyboard chooses the view.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    recorded("typeSelectEquivalent", Text(stringKey))
  }

  /// Records how something is renamed. Nothing is here.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    recorded("renameAction")
  }

  /// Records the field in which something is renamed. Nothing is here.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    recorded("renameAction")
  }
}
