import Foundation
import OversetDriving
import OversetSwiftData
import OversetTestSupport
import OversetUI
import Testing

@Model private final class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade) var books: [Book]

  init(name: String, books: [Book] = []) {
    self.name = name
    self.books = books
  }
}

@Model private final class Book {
  #Unique<Book>([\.title])
  #Index<Book>([\.pages])
  @Attribute(.unique) var title: String
  var pages: Int
  @Transient var isOpen = false

  init(title: String, pages: Int) {
    self.title = title
    self.pages = pages
  }
}

/// What a view finds in the container around it.
@MainActor
struct QueryTests {
  private struct Books: View {
    @Query private var books: [Book]
    @Query private var shelves: [Shelf]

    init(_ books: Query<Book> = Query()) { _books = books }

    var body: some View {
      VStack {
        ForEach(books) { Text(verbatim: $0.title) }
        Text(verbatim: "\(shelves.count)")
      }
    }
  }

  private func container(_ books: [(String, Int)]) throws -> ModelContainer {
    let container = try ModelContainer(
      for: Shelf.self, Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (title, pages) in books {
      container.mainContext.insert(Book(title: title, pages: pages))
    }
    return container
  }

  private static let sample = [("Hobbit", 310), ("Emma", 474), ("Ulysses", 730), ("Candide", 129)]

  private func strings(_ view: some View, _ container: ModelContainer) throws -> [String] {
    try Stage().layout(view.modelContainer(container), width: 300).strings
  }

  @Test("a query without words finds all, in the order in which they were inserted")
  func findsAll() throws {
    let found = try strings(Books(), container(Self.sample))
    #expect(found == ["Hobbit", "Emma", "Ulysses", "Candide", "0"])
  }

  @Test("a query orders and chooses")
  func ordersAndChooses() throws {
    let container = try container(Self.sample)
    #expect(
      try strings(Books(Query(sort: \.title)), container)
        == ["Candide", "Emma", "Hobbit", "Ulysses", "0"])
    #expect(
      try strings(
        Books(
          Query(
            filter: #Predicate { $0.pages > 300 }, sort: [SortDescriptor(\.pages, order: .reverse)]
          )), container) == ["Ulysses", "Emma", "Hobbit", "0"])
    var few = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
    few.fetchLimit = 1
    few.fetchOffset = 1
    #expect(try strings(Books(Query(few)), container) == ["Hobbit", "0"])
  }

  @Test("what an object holds is inserted with it, once")
  func insertsWhatIsHeld() throws {
    let container = try container([])
    let book = Book(title: "Emma", pages: 474)
    container.mainContext.insert(book)
    container.mainContext.insert(
      Shelf(name: "A", books: [book, Book(title: "Candide", pages: 129)]))
    #expect(try strings(Books(), container) == ["Emma", "Candide", "1"])
    container.mainContext.delete(book)
    try container.mainContext.save()
    #expect(try strings(Books(), container) == ["Candide", "1"])
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Book>()) == 1)
  }

  @Test("without a container around nothing is found, and nothing stops")
  func findsNothing() throws {
    #expect(try Stage().layout(Books(), width: 300).strings == ["0"])
    let empty = Books().modelContainer(for: [Book.self, Shelf.self], inMemory: true)
    #expect(try Stage().layout(empty, width: 300).strings == ["0"])
  }

  private struct Adding: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Book.title) private var books: [Book]

    var body: some View {
      Button {
        context.insert(Book(title: "New", pages: 1))
      } label: {
        Text(verbatim: "Add")
      }
      ForEach(books) { book in
        Button {
          context.delete(book)
        } label: {
          Text(verbatim: book.title)
        }
      }
    }
  }

  @Test("what an action inserts or deletes is seen by the next evaluation")
  func seesWhatActionsDo() throws {
    let driver = try Stage().driver(
      for: VStack { Adding() }.modelContainer(for: Book.self, inMemory: true))
    try driver.appear()
    #expect(throws: ViewDriverError.self) { try driver.tap("New") }
    try driver.tap("Add")
    try driver.tap("New")
    #expect(throws: ViewDriverError.self) { try driver.tap("New") }
  }

  @Test("an object knows the context that it was inserted into, until it is deleted")
  func contextsOfObjects() throws {
    let container = try ModelContainer(for: Book.self, Shelf.self)
    let context = container.mainContext
    let book = Book(title: "a", pages: 1)
    let shelf = Shelf(name: "b", books: [book])
    #expect(shelf.modelContext == nil)
    context.insert(shelf)
    #expect(shelf.modelContext === context && book.modelContext === context)
    #expect(context.container === container && shelf.modelContext?.container === container)
    shelf.modelContext?.delete(shelf)
    #expect(shelf.modelContext == nil && book.modelContext === context)
    try context.container.mainContext.delete(model: Book.self)
    #expect(book.modelContext == nil)
  }

  @Test("an object of a context that is gone has that of the container")
  func contextsThatAreGone() throws {
    let container = try ModelContainer(for: Book.self)
    let main = container.mainContext
    let book = Book(title: "a", pages: 1)
    do {
      let context = ModelContext(container)
      context.insert(book)
      #expect(book.modelContext === context && context.container === container)
    }
    #expect(book.modelContext === main)
    #expect(main.registeredModel(for: book.persistentModelID) as Book? === book)
  }
}
