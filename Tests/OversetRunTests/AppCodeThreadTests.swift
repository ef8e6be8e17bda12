import Foundation
import Observation
import OversetProject
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Synchronization
import Testing

/// Code of an app that takes part in layout runs on the main actor alone, however many workers there are.
struct AppCodeThreadTests {
  /// A model of the app. Whoever reads it elsewhere than on the main actor is stopped.
  @MainActor @Observable fileprivate final class Model {
    var width: CGFloat = 20
  }

  /// Counts, by code, what was asked.
  fileprivate final class Log: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    var all: [String: Int] { counts.withLock { $0 } }

    func add(_ code: String) { counts.withLock { $0[code, default: 0] += 1 } }
  }

  private struct ModelLayout: Layout {
    let model: Model
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      log.add("layout")
      return CGSize(width: MainActor.assumeIsolated { model.width }, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      MainActor.assertIsolated()
    }
  }

  private struct ModelShape: Shape {
    let model: Model
    let log: Log

    func path(in rect: CGRect) -> Path {
      log.add("shape")
      let width = MainActor.assumeIsolated { model.width }
      return Path(CGRect(x: 0, y: 0, width: width, height: rect.height))
    }
  }

  /// A guide of the app's own.
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      MainActor.assertIsolated()
      return context.height / 2
    }
  }

  private struct ModelView: View {
    let model: Model
    let log: Log

    var body: some View {
      HStack(alignment: VerticalAlignment(Middle.self)) {
        ModelLayout(model: model, log: log) { Text(verbatim: "a") }
        ModelShape(model: model, log: log).frame(width: 30, height: 10)
        ModelShape(model: model, log: log).trim(from: 0, to: 0.5).frame(width: 30, height: 10)
        Text(verbatim: "b").clipShape(ModelShape(model: model, log: log))
        Text(verbatim: "c").alignmentGuide(VerticalAlignment(Middle.self)) { dimensions in
          log.add("guide")
          return dimensions.height - model.width
        }
      }
    }
  }

  @Test("layouts, shapes and guides of an app run on the main actor", arguments: [1, 4])
  func runsOnTheMainActor(jobs: Int) async throws {
    let project = try TestProject(
      matrix: "locales: [en, ar, de]\ndevices: [iPhoneSE, iPhone16Pro, iPhone16ProMax]\n")
    let (model, log) = (await Model(), Log())
    let component = Component(
      "View", presentation: .screen,
      states: [ComponentState("only") { ModelView(model: model, log: log) }])
    var run = MatrixRun(project: try Project(root: project.root), components: [component])
    run.jobs = jobs
    #expect(try await run.outcome().cells.count == 9)
    #expect(Set(log.all.keys) == ["layout", "shape", "guide"])
    #expect(try await run.outcome().cells.allSatisfy(\.isMatch))
  }

  @Test("a view without such code is laid out by the workers; this package's shapes are none")
  @MainActor func othersAreLaidOutElsewhere() throws {
    let resolver = try Self.resolver()
    func runs<Content: View>(_ view: Content) -> Bool {
      resolver.resolve(view, for: ViewEnvironment(locale: "en", direction: .leftToRight))
        .runsAppCode
    }
    #expect(!runs(Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(dash: [2]))))
    #expect(!runs(Path { $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9)) }.fill(.red)))
    #expect(!runs(AnyShape(Capsule()).strokeBorder(.red)))
    #expect(!runs(VStack(alignment: .leading) { Text(verbatim: "a") }))
    #expect(!runs(HStackLayout() { Text(verbatim: "a") }))
    #expect(runs(Text(verbatim: "a").alignmentGuide(.leading) { $0.width }))
    #expect(runs(AnyShape(Star())))
    #expect(runs(Star().rotation(.degrees(9))))
    let own = Alignment(horizontal: .own, vertical: .top)
    #expect(runs(Text(verbatim: "a").frame(width: 9, alignment: own)))
  }

  private struct Star: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @MainActor private static func resolver() throws -> ViewResolver {
    let project = try Project(root: try TestProject().root)
    return ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
  }
}

extension HorizontalAlignment {
  private enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  fileprivate static let own = HorizontalAlignment(Own.self)
}
