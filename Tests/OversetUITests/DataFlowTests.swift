import OversetDriving
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

@Observable @MainActor
private final class Basket {
  var items = ["Tea", "Milk"]
  var note = "none"
}

@MainActor
private final class Account: ObservableObject {
  @Published var name = "Ada"
  @Published var visits = 1
}

private struct BasketView: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    @Bindable var basket = basket
    VStack {
      Text(verbatim: basket.note)
      TextField("note", text: $basket.note)
      ForEach($basket.items, id: \.self) { $item in
        Text(verbatim: item)
      }
    }
  }
}

private struct AccountView: View {
  @StateObject private var account = Account()

  var body: some View {
    AccountName().environmentObject(account)
    Button("visit") { account.visits += 1 }
    VisitCount(account: account)
  }
}

private struct AccountName: View {
  @EnvironmentObject private var account: Account

  var body: some View {
    Text(verbatim: account.name)
    TextField("name", text: $account.name).accessibilityIdentifier("field")
  }
}

private struct VisitCount: View {
  @ObservedObject var account: Account

  var body: some View { Text(verbatim: "visits \(account.visits)") }
}

/// A property of an app that is made of others.
private struct Counted: DynamicProperty {
  @State var count = 5
  @Environment(\.layoutDirection) var direction
  private(set) var updates = 0

  mutating func update() { updates += 1 }
}

private struct CountedView: View {
  private var counted = Counted()

  var body: some View {
    Text(verbatim: "\(counted.count) \(counted.updates) \(counted.direction == .leftToRight)")
    Button("more") { counted.count += 1 }
  }
}

/// Objects and bindings reach the views that ask for them.
@MainActor
struct DataFlowTests {
  private func strings(_ view: some View) throws -> [String] {
    try Fixture.stage().layout(view, width: 300, for: Stage.english).strings
  }

  private func driver(_ view: some View) throws -> ViewDriver {
    let driver = try Fixture.stage().driver(for: view)
    try driver.appear()
    return driver
  }

  @Test(
    "a view finds the observable object of its environment, and nil where it asks for an optional")
  func objectsAreFoundByType() throws {
    struct Asking: View {
      @Environment(Basket.self) private var basket: Basket?
      var body: some View { Text(verbatim: basket?.note ?? "no basket") }
    }
    #expect(try strings(Asking()) == ["no basket"])
    #expect(try strings(Asking().environment(Basket())) == ["none"])
    #expect(try strings(BasketView().environment(Basket())) == ["none", "none", "Tea", "Milk"])
  }

  @Test("a state object is made once and shared with the views inside")
  func stateObjectsAreShared() throws {
    let driver = try driver(AccountView())
    try driver.tap("visit")
    try driver.tap("visit")
    try driver.type(" L", into: "field")
    #expect(driver.text.contains("account.visits 2 -> 3"))
    #expect(driver.text.contains("account.name \"Ada\" -> \"Ada L\""))
  }

  @Test("a dynamic property of an app is bound inside and updated before the body")
  func ownPropertiesAreBound() throws {
    #expect(try strings(CountedView()) == ["5 1 true", "more"])
  }

  @Test("bindings lead to elements, to optionals and back")
  func bindingsConvert() throws {
    var values = [1, 2, 3]
    let all = Binding(get: { values }, set: { values = $0 })
    for element in all { element.wrappedValue *= 2 }
    #expect(values == [2, 4, 6])
    all[1].wrappedValue = 9
    #expect(values == [2, 9, 6])
    let third = all[2]
    values = [7]
    third.wrappedValue = 1
    #expect(third.wrappedValue == 6)
    #expect(values == [7])

    var name: String? = "Ada"
    let optional = Binding(get: { name }, set: { name = $0 })
    let some = try #require(Binding(optional))
    some.wrappedValue = "Grace"
    #expect(name == "Grace")
    name = nil
    #expect(some.wrappedValue == "Grace")
    #expect(Binding(optional) == nil)
  }

  @Test("a publisher of an object's changes sends once for each property that is set")
  func objectsAnnounceChanges() {
    let account = Account()
    var announced: [String] = []
    let change = account.objectWillChange.sink { announced.append("change \(account.visits)") }
    let visits = account.$visits.sink { announced.append("\($0)") }
    account.visits = 2
    account.name = "Grace"
    #expect(announced == ["1", "change 1", "2", "change 2"])
    change.cancel()
    visits.cancel()
    account.visits = 3
    #expect(announced.count == 4)
  }
}

private struct MeasuredView: View {
  @ScaledMetric private var side = 24.0
  var body: some View { Color.red.frame(width: side, height: side) }
}

private struct StoredView: View {
  @AppStorage("count") private var count = 1
  var body: some View { Text(verbatim: "\(count)") }
}

private struct StoringView: View {
  @AppStorage("count") private var count = 1
  let ticks: PassthroughSubject<Int, Never>
  @State private var heard = 0

  var body: some View {
    StoredView()
    Button("add") { count += 1 }
    Text(verbatim: "heard \(heard)").onReceive(ticks) { heard += $0 }
  }
}

/// What views keep beside their state.
@MainActor
struct StoredStateTests {
  @Test(
    "a scaled metric grows as the leading of body text does, in whole pixels",
    arguments: [
      (DynamicTypeSize.large, 24.0), (.xSmall, 20.667), (.xxxLarge, 31.667),
      (.accessibility5, 67.667),
    ])
  func metricsAreScaled(size: DynamicTypeSize, side: Double) throws {
    var variant = Stage.english
    variant.typeSize = size
    let tree = try Fixture.stage().layout(MeasuredView(), width: 300, for: variant)
    let frame = try #require(tree.nodes(of: "Color").first?.frame)
    #expect(abs(frame.width - side) < 0.001)
  }

  /// A library for Markdown rounds both to 16 points at text size M, by its native pictures.
  @Test(
    "a scaled metric is what native pictures show at text size M",
    arguments: [(16.0, 15.5), (17.0, 16.0)])
  func metricsAreNative(base: Double, side: Double) throws {
    struct Measured: View {
      @ScaledMetric var side: Double
      var body: some View { Color.red.frame(width: side, height: side) }
    }
    let variant = ViewEnvironment(
      locale: "en", direction: .leftToRight, typeSize: .medium, displayScale: 2)
    let view = Measured(side: base)
    let tree = try Fixture.stage().layout(view, width: 300, for: variant)
    #expect(tree.nodes(of: "Color").first?.frame.width == CGFloat(side))
  }

  @Test(
    "views share what is stored under one key, and hear what a publisher sends while they are there"
  )
  func storedValuesAreShared() throws {
    let ticks = PassthroughSubject<Int, Never>()
    let driver = try Fixture.stage().driver(for: StoringView(ticks: ticks))
    ticks.send(1)
    try driver.appear()
    try driver.tap("add")
    ticks.send(2)
    try driver.tap("add")
    #expect(driver.text.contains("count 1 -> 2"))
    #expect(driver.text.contains("count 2 -> 3"))
    #expect(!driver.text.contains("heard 0 -> 3"))
  }
}
