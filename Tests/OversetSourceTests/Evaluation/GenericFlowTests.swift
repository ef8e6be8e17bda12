#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Ways of texts through generic types, in the form of ``FlowTests``.
  struct GenericFlowTests {
    @Test(
      "a text flows through generic types",
      arguments: [
        EvaluationCase(
          "a view state behind a generic context", ["a"],
          """
          class Store<State, Action> { var context: Context; var state: State { context.viewState }
            init(state: State) { context = Context(state: state) }
            final class Context { var viewState: State
              init(state: State) { viewState = state } } }
          struct FirstState { var title: String { String(localized: "a") } }
          struct OtherState { var title: String { String(localized: "b") } }
          typealias FirstType = Store<FirstState, Int>
          struct Elsewhere { struct Context { let viewState: OtherState } }
          class First: FirstType { init() { super.init(state: FirstState()) } }
          class Other: Store<OtherState, Int> { init() { super.init(state: OtherState()) } }
          struct V: View { let context: First.Context
            var body: some View { show(context.viewState.title) } }
          """),
        EvaluationCase(
          "a member of its own state", ["a"],
          """
          class Store<State> { var state: State
            init(state: State) { self.state = state } }
          struct FirstState { var message: String? }
          struct OtherState { var message: String? = String(localized: "b") }
          class First: Store<FirstState> { func fail() { state.message = String(localized: "a") } }
          class Other: Store<OtherState> { }
          struct V: View { let model: First
            var body: some View { show(model.state.message) } }
          """),
        EvaluationCase(
          "names that a context hands on to its state's bindings", ["a"],
          """
          struct Bindings { var alert: Info? }
          struct FirstState { var bindings = Bindings() }
          struct Info { let title: String }
          class Store<State> { var state: State
            @dynamicMemberLookup final class Context { var viewState: State
              subscript<T>(dynamicMember keyPath: WritableKeyPath<State.Bindings, T>) -> T {
                get { viewState.bindings[keyPath: keyPath] }
                set { viewState.bindings[keyPath: keyPath] = newValue } } } }
          class First: Store<FirstState> {
            func fail() { state.bindings.alert = .init(title: String(localized: "a")) } }
          struct V: View { @ObservedObject var context: First.Context
            var body: some View { show(context.alert?.title) } }
          """),
        EvaluationCase(
          "a closure that a helper hands on", ["a"],
          """
          protocol Titled { var title: String { get } }
          struct Info<T>: Titled { let id: T; var title: String; var message: String? }
          extension View {
            func alert<Item: Titled>(item: Binding<Item?>, message: (Item) -> some View) -> some View {
              alert(item.wrappedValue?.title ?? "", presenting: item.wrappedValue, message: message) }
            func alert<T>(item: Binding<Info<T>?>) -> some View {
              alert(item: item) { item in show(item.message) } } }
          struct V: View { @State var info: Info<Int>?
            func fail() { info = .init(id: 1, title: "", message: String(localized: "a")) }
            var body: some View { text.alert(item: $info) } }
          """),
        EvaluationCase(
          "a state that an initializer of a subclass gives", ["a"],
          """
          class Store<State> { var state: State
            init(state: State) { self.state = state } }
          struct FirstState { let title: String }
          struct OtherState { let title: String }
          class First: Store<FirstState> {
            init() { super.init(state: .init(title: String(localized: "a"))) } }
          class Other: Store<OtherState> {
            init() { super.init(state: .init(title: String(localized: "b"))) } }
          struct V: View { let model: First; var body: some View { show(model.state.title) } }
          """),
        EvaluationCase(
          "a view made by its initializer as a function", ["a"],
          """
          struct Row: View { let item: Item; var body: some View { show(item.title) } }
          struct Item { let title: String }
          struct V: View { @State var item: Item?
            func f() { item = Item(title: String(localized: "a")) }
            var body: some View { item.map(Row.init) } }
          """),
        EvaluationCase(
          "an item of a data source whose types its result says", ["a"],
          """
          enum Section { case main }
          enum Item { case header(text: String), row }
          func dataSource() -> UITableViewDiffableDataSource<Section, Item> {
            UITableViewDiffableDataSource(tableView: table) { tableView, path, item in
              switch item { case .header(let text): show(text)
                case .row: break } } }
          func f() { snapshot.appendItems([Item.header(text: String(localized: "a"))]) }
          """),
        EvaluationCase(
          "the payload of a generic enum", ["a"],
          """
          enum Loadable<Value> { case idle, loaded(Value) }
          struct Row { var title: String { String(localized: "a") } }
          struct Other { var title: String { String(localized: "b") } }
          func load() -> Loadable<Row> { unknown() }
          func f() { if case .loaded(let row) = load() { show(row.title) } }
          """),
        EvaluationCase(
          "a value of a parameter that must conform to a protocol", ["a"],
          """
          protocol Titled { var title: String { get } }
          struct X: Titled { var title: String { String(localized: "a") } }
          struct Y { var title: String { String(localized: "b") } }
          struct V<Item: Titled> { let item: Item; func f() { show(item.title) } }
          """),
        EvaluationCase(
          "a function of any type that conforms to a protocol", ["a"],
          """
          protocol Titled { var title: String { get } }
          struct X: Titled { var title: String { String(localized: "a") } }
          func f<Item: Titled>(item: Item) { show(item.title) }
          """),
      ])
    func flow(_ example: EvaluationCase) throws {
      let evaluation = try Evaluation([example.source], keys: example.keys)
      #expect(evaluation.keys == example.expected)
    }

    @Test(
      "what cannot be followed at one use is any value of the type",
      arguments: [
        EvaluationCase(
          "a property that one construction gives from elsewhere", ["a", "b"],
          """
          enum Kind { case one, two }
          struct Item { let kind: Kind }
          struct Row { let item: Item; func f() {
            switch item.kind { case .one: show(String(localized: "a"))
              case .two: show(String(localized: "b")) } }
            func g() { show(text) }
            var text: String { switch item.kind { case .one: String(localized: "a")
              case .two: String(localized: "b") } } }
          let sample = Row(item: Item(kind: .one))
          func real() { Row(item: Item(kind: server.kind)) }
          """),
        EvaluationCase(
          "a date that the program gives a text", ["a"],
          """
          extension Date { var text: String { String(localized: "a") } }
          struct Row { let date: Date; func g() { show(date.text) } }
          func f() { Row(date: server.date) }
          """),
        EvaluationCase(
          "a view that is made in a way nobody follows", ["a"],
          """
          struct Inner: View { let title: String }
          struct Row: View { let inner: Inner; var body: some View { show(inner.title) } }
          struct Other: View { var body: some View { Inner(title: String(localized: "b")) } }
          struct V: View { var body: some View {
            Row(inner: Inner(title: String(localized: "a"))); Row(inner: server.inner) } }
          """),
        EvaluationCase(
          "an error that a function inside a do throws", ["a"],
          """
          enum Failure: LocalizedError { case one, two
            var errorDescription: String? { switch self { case .one: String(localized: "a")
              case .two: String(localized: "b") } } }
          func check() throws { throw Failure.one }
          func other() throws { throw Failure.two }
          func f() { do { try check() } catch { report(error) } }
          func report(_ error: any Error) { show(error.localizedDescription) }
          """),
        EvaluationCase(
          "a property that is nil elsewhere", ["a"],
          """
          enum Kind { case one, two
            var text: String { switch self { case .one: String(localized: "a")
              case .two: String(localized: "b") } } }
          struct Row { let kind: Kind?; func g() { show(kind?.text) } }
          func f() { Row(kind: .one); Row(kind: nil) }
          """),
        EvaluationCase(
          "a type of elsewhere that the program extends", ["a"],
          """
          extension Alert { func post() { show(content.title) } }
          func f() { Alert(content: Alert.Content(title: String(localized: "a"))).post() }
          """),
        EvaluationCase(
          "an argument of a format that is described first", ["a", "Hello %@"],
          """
          func format(_ key: String, _ arguments: CVarArg...) -> String {
            String(format: NSLocalizedString(key, comment: ""), arguments: arguments) }
          func hello(_ p1: Any) -> String { format("Hello %@", String(describing: p1)) }
          func f() { show(hello(String(localized: "a"))) }
          """),
      ])
    func openFlow(_ example: EvaluationCase) throws {
      let evaluation = try Evaluation([example.source], keys: example.keys)
      #expect(evaluation.keys.sorted() == example.expected.sorted())
    }

    @Test(
      "generic types that name themselves end",
      arguments: [
        "class A: A.X, A.Y { struct X<T> {} struct Y<T> {} }",
        "class A<T: P<T, U>, U: P<T, U>> { var v: T }",
        "typealias A<T> = B<A<T>, A<T>>; class B<T, U> { var v: A<T> }",
        "class A<T: T>: B<A<T>> { var v: T } class B<U>: A<B<U>> { var w: U }",
        "typealias A<T> = B<A<T>>; typealias B<T> = A<B<T>>; let v: A<Int> = f()",
        "@dynamicMemberLookup struct A { subscript(dynamicMember k: K) -> A { a[keyPath: k] }; let a: A }",
      ])
    func cycles(_ declarations: String) throws {
      let source = declarations + "\nlet x: A = g(); func f(a: A) { show(x.v.title); show(a.q.r) }"
      #expect(try Evaluation([source], keys: EvaluationCase.letters).keys.isEmpty)
    }
  }
#endif
