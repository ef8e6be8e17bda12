/// A button that offers something for sharing. Nothing is shared here.
public struct ShareLink<Label: View>: View {
  private let label: Label

  private init(makeLabel: () -> Label) { label = makeLabel() }

  /// Creates a button for an item, with a label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(makeLabel: label)
  }

  /// Creates a button for an item with a preview, which is not shown here, and a label.
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(makeLabel: label)
  }

  /// Creates a button for several items, with a label.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(makeLabel: label)
  }

  /// The button.
  public var body: some View {
    Button {
    } label: {
      label
    }
    .recorded("ShareLink")
  }
}

extension ShareLink {
  /// Creates a button for several things with previews and a label of your own.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(makeLabel: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button for several things, with a title from the catalogs.
  public init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: Text(titleKey)) })
  }

  /// Creates a button for several things, with a title that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: Text(title)) })
  }

  /// Creates a button for several things with previews and a title from the catalogs.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: Text(titleKey)) })
  }

  /// Creates a button for several things with previews.
  public init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: nil) })
  }

  /// Creates a button for an item with the system's label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: nil) })
  }

  /// Creates a button for an item with a preview and the system's label.
  public init<Item, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: nil) })
  }

  /// Creates a button for an item whose title is looked up in the catalogs.
  public init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: Text(titleKey)) })
  }

  /// Creates a button for an item with a preview, whose title is looked up in the catalogs.
  public init<Item, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: Text(titleKey)) })
  }

  /// Creates a button for an item whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: Text(title)) })
  }

  /// Creates a button for several items with the system's label.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(makeLabel: { DefaultShareLinkLabel(title: nil) })
  }
}

/// The label of a button for sharing: a symbol and "Share…", in the language of the environment.
public struct DefaultShareLinkLabel: View {
  let title: Text?

  /// The symbol and the title.
  public var body: some View {
    Label {
      title ?? Text(.share)
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What the system shows of a shared item. Nothing shows it here.
public struct SharePreview<PreviewImage, PreviewIcon> {}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a title that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

extension SharePreview where PreviewIcon == Never {
  /// Creates a preview with a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage) {}

  /// Creates a preview with a title that is not looked up, and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage) {}
}

extension SharePreview where PreviewImage == Never {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {}

  /// Creates a preview with a title that is not looked up, and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: PreviewIcon) {}
}

extension SharePreview {
  /// Creates a preview with a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {}

  /// Creates a preview with a title that is not looked up, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: PreviewIcon) {}
}
