#if Source
  import Foundation
  import OversetConfig
  import OversetSource
  import OversetVocabulary

  /// Tells trees that were kept from those that this version would make.
  ///
  /// A change of how Swift is lowered shows in the tree of a short text that has a bit of everything, so that nobody
  /// has to remember to change a number.
  enum LoweringProbe {
    /// The digest of that tree.
    static let version: String = {
      let tree = try? SourceLowering.tree(of: text, file: "")
      return Digest.sha256Hex(of: Data(tree.map { PackedTree.bytes(of: $0) } ?? []))
    }()

    private static let text = #"""
      import SwiftUI
      #if os(macOS)
      let system = 1
      #elseif DEBUG || canImport(UIKit)
      let system = 2
      #endif
      @MainActor @Observable final class Model<T: Equatable>: NSObject, Sendable where T: Hashable {
        @Published private(set) var items: [String: [T]?] = [:]
        lazy var total: Int = { 1 + 2 * 3 }()
        static let shared = Model()
        var title: String {
          get { items.isEmpty ? "empty" : "full \(items.count, specifier: "%d") \(total)" }
          set { print(newValue) }
        }
        init?(_ value: T? = nil, for key: String..., done: @escaping (Int) throws -> Void) { super.init() }
        override func run() async throws -> (a: Int, b: String) {
          guard let first = items.first?.value, case .some(let x) = first else { return (1, "") }
          for (key, value) in items where key != "k" { try await save(key, value!) }
          do { try work() } catch let error as NSError { throw error }
          defer { total += 1 }
          let text = if x.isEmpty { "a" } else { "b" }
          switch state {
          case .idle, .done(2...4, _): break
          case let .busy(n) where n > 1: fallthrough
          default: break
          }
          while total < 3 || !flag && total >= 2 { repeat { total -= 1 } while total > 0 }
          return (a: items["k", default: []]!.count, b: text ?? """
            two
            lines \#(1)
            """)
        }
        subscript(index: Int) -> T { items[index] as! T }
      }
      extension View { func big() -> some View { font(.title).modifier(Big(size: -1.5e3)) } }
      indirect enum Kind: String, CaseIterable { case one = "1", two; case three(Int, name: String) }
      typealias Handler = (Result<Int, any Error>) -> ()
      private typealias Pair<T> = (T, T) where T: Equatable
      func same<T>(_ pair: (T, T)) -> Bool where T: Equatable { pair.0 == pair.1 }
      struct Row: View { // overset:ignore rule reason
        @State var isOn = false
        @ViewBuilder var body: some View {
          ForEach(Kind.allCases, id: \.self) { item in
            Text(LocalizedStringKey(item.rawValue)).onTapGesture { [weak self] in self?.isOn.toggle() }
              #if os(iOS)
              .padding(.leading, 8)
              #endif
          }
          Button("Save", role: .cancel) { } label: { Label("a", systemImage: "x") }
          if #available(iOS 17, *) { Toggle("t", isOn: $isOn) }
        }
      }
      #Preview("p") { Row() }
      let selector = #selector(Model.run), raw = #"\a"#, tuple = (1, b: 2), made = Host<Row>(path: \Row.isOn), cast = x is Int, closure = { $0 + $1 }
      func ?? (a: Int, b: Int) -> Int { a }
      """#
  }
#endif
