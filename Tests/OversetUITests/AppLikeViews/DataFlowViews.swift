import OversetTestSupport
import OversetUI
import Testing

@Observable @MainActor
private final class Library {
  var books: [Book] = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses")]
  var selection: Book.ID?
  @ObservationIgnored var opened = 0
}

private struct Book: Identifiable, Hashable {
  let id: Int
  var title: String
  var isRead = false
}

@MainActor
private final class Member: ObservableObject {
  @Published var name = "Ada"
  @Published private(set) var pages = 0
  let finished = PassthroughSubject<Int, Never>()
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $name.sink { [weak self] _ in self?.pages += 1 }.store(in: &subscriptions)
  }
}

/// Asks for everything that the environment and a view's state can be asked for.
private struct LibraryScreen: View {
  enum Field: Hashable { case title, author }
  enum Order: String { case title, date }

  @Environment(Library.self) private var library
  @Environment(Library.self) private var optional: Library?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.editMode) private var editMode
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.isPresented) private var isPresented
  @Environment(\.refresh) private var refresh
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.sizeCategory) private var sizeCategory
  @Environment(\.openWindow) private var openWindow
  @EnvironmentObject private var reader: Member
  @ObservedObject var other: Member
  @StateObject private var own = Member()
  @State private var local = Library()
  @Bindable var shared: Library
  @Binding var isShown: Bool
  @FocusState private var focus: Field?
  @FocusState private var isFocused: Bool
  @AppStorage("name") private var name = "none"
  @AppStorage("order") private var order = Order.title
  @AppStorage("last", store: .standard) private var last: String?
  @SceneStorage("tab") private var tab = 0
  @Namespace private var names
  @GestureState private var drag = CGSize.zero
  @ScaledMetric private var icon = 24.0
  @ScaledMetric(relativeTo: .title) private var big: CGFloat = 40

  var body: some View {
    @Bindable var library = library
    VStack {
      ForEach($library.books) { $book in
        TextField("title", text: $book.title)
          .focused($focus, equals: .title)
        Toggle("read", isOn: $book.isRead)
      }
      Text(verbatim: reader.name).id(sizeCategory)
      TextField("name", text: $reader.name).focused($isFocused)
      Button("close") {
        dismiss()
        presentationMode.wrappedValue.dismiss()
        isShown = false
        focus = nil
        order = .date
        if let url = URL(string: "https://example.org") { openURL(url) }
        Task { await refresh?() }
      }
      Color.clear.frame(width: icon, height: big)
    }
    .onChange(of: name) { _ = $0 }
    .onChange(of: tab) { old, new in _ = old + new }
    .onChange(of: library.selection, initial: true) {}
    .onChange(of: scenePhase, perform: { phase in _ = phase == .active })
    .onReceive(reader.$name) { name = $0 }
    .onReceive(other.finished) { _ in tab += 1 }
    .task { last = await load() }
    .task(id: name, priority: .background) { last = nil }
    .onSubmit(of: .search) { focus = .author }
    .onOpenURL { _ in isFocused = true }
  }

  private func load() async -> String? { nil }
}

/// Data flow as apps write it.
@MainActor
struct DataFlowViews {
  @Test("a screen that asks for every kind of state and environment is laid out")
  func screenIsLaidOut() throws {
    let screen = LibraryScreen(other: Member(), shared: Library(), isShown: .constant(true))
      .environment(Library())
      .environmentObject(Member())
    let tree = try Fixture.stage().layout(screen, width: 300, for: Stage.english)
    #expect(tree.strings == ["Emma", "read", "Ulysses", "read", "Ada", "Ada", "close"])
  }
}
