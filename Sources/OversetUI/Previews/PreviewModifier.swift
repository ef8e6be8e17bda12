/// A change to previews that many share: sample data in the environment, a surrounding container.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What is made once and shared by all previews with the modifier.
  associatedtype Context = Void
  /// The type of the changed view; the compiler infers it.
  associatedtype Body: View
  /// The views of a preview.
  typealias Content = PreviewModifierContent

  /// Makes the context. It runs once, before the first preview that needs it is shown.
  static func makeSharedContext() async throws -> Context

  /// The changed views.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The views of a preview that a `PreviewModifier` changes.
public struct PreviewModifierContent: View {
  private let views: AnyView

  init(_ views: AnyView) { self.views = views }

  /// The views as they are.
  public var body: some View { views }
}

/// A modifier with its context: what it makes of the views.
@MainActor
struct PreparedPreviewModifier {
  let change: @MainActor (AnyView) -> AnyView

  /// Takes the context that `contexts` holds for the modifier's type, or has it made.
  init(_ modifier: any PreviewModifier, contexts: inout [ObjectIdentifier: Any]) async throws {
    self = try await PreparedPreviewModifier.preparing(modifier, &contexts)
  }

  private init(change: @escaping @MainActor (AnyView) -> AnyView) { self.change = change }

  private static func preparing<Modifier: PreviewModifier>(
    _ modifier: Modifier, _ contexts: inout [ObjectIdentifier: Any]
  ) async throws -> PreparedPreviewModifier {
    let type = ObjectIdentifier(Modifier.self)
    let context: Modifier.Context
    if let known = contexts[type] as? Modifier.Context {
      context = known
    } else {
      context = try await Modifier.makeSharedContext()
      contexts[type] = context
    }
    return PreparedPreviewModifier { views in
      AnyView(modifier.body(content: PreviewModifierContent(views), context: context))
    }
  }
}
