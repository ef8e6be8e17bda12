import OversetUI
import OversetVocabulary

/// One of the system's views around texts of a row, as the system lays it out.
@MainActor
struct RowControl {
  let element: RowElement
  /// The views of each member.
  let parts: [AnyView]

  /// The view.
  var view: AnyView {
    switch element {
    case .button: AnyView(Button(action: {}) { all })
    case .toggle: AnyView(Toggle(isOn: .constant(true)) { all })
    case .link: AnyView(NavigationLink(value: 0) { all })
    case .label: AnyView(Label(title: { first }, icon: { second }))
    case .labeled: AnyView(LabeledContent(content: { second }, label: { first }))
    case .part(let part): view(of: part)
    default: all
    }
  }

  private func view(of part: RowElement.Part) -> AnyView {
    switch part {
    case .unavailableLabel: AnyView(ContentUnavailableView(label: { all }))
    case .unavailableText:
      AnyView(ContentUnavailableView(label: { EmptyView() }, description: { all }))
    case .unavailableActions:
      AnyView(ContentUnavailableView(label: { EmptyView() }, actions: { all }))
    case .boxLabel: AnyView(GroupBox(content: { EmptyView() }, label: { all }))
    case .box: AnyView(GroupBox(content: { all }))
    case .progress: AnyView(ProgressView(label: { all }))
    case .field: AnyView(TextField(text: .constant("")) { all })
    }
  }

  private var all: AnyView { AnyView(ForEach(parts.indices, id: \.self) { parts[$0] }) }
  private var first: AnyView { parts.first ?? AnyView(EmptyView()) }
  private var second: AnyView { parts.count > 1 ? parts[1] : AnyView(EmptyView()) }
}

/// A list with one section that has nothing but a row, a header or a footer.
@MainActor
struct RowList: View {
  let part: RowDescription.ListPart
  let look: RowDescription.ListLook
  let content: AnyView

  var body: some View {
    switch look {
    case .plain: list.listStyle(.plain)
    case .grouped: list.listStyle(.grouped)
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .sidebar: list.listStyle(.sidebar)
    }
  }

  private var list: some View {
    List {
      switch part {
      case .row: content
      case .header: Section(content: {}, header: { content })
      case .footer: Section(content: {}, footer: { content })
      }
    }
  }
}
