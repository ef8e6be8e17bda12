/// A button that begins and ends the editing of a list.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  nonisolated public init() {}

  /// A button with "Edit" or "Done".
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? .done : .edit)
    }
    .recorded("EditButton")
  }
}

/// A button that pastes. Nothing is on a clipboard here, so it does nothing.
public struct PasteButton: View {
  /// Creates a button for strings, or for whatever the payload is.
  public init<Payload>(
    payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void
  ) {}

  /// Creates a button for what has one of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {}

  /// A prominent button with "Paste".
  public var body: some View {
    Button {
    } label: {
      Label {
        Text(.paste)
      } icon: {
        Image(systemName: "doc.on.clipboard")
      }
    }
    .buttonStyle(.borderedProminent)
    .recorded("PasteButton")
  }
}

/// A button that begins to rename something. It does nothing here.
public struct RenameButton: View {
  /// Creates the button.
  nonisolated public init() {}

  /// A button with "Rename".
  public var body: some View {
    Button {
    } label: {
      Label {
        Text(.rename)
      } icon: {
        Image(systemName: "pencil")
      }
    }
    .recorded("RenameButton")
  }
}
