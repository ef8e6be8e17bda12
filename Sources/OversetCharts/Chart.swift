public import OversetUI

/// A chart. Overset does not draw its marks: in its place stands a labelled frame, "Chart", which takes the space that
/// it is offered, as a chart does.
public struct Chart<Content: ChartContent>: View {
  /// Creates a chart of marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {}

  /// Creates a chart of marks, made for each element of a collection.
  nonisolated public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == _Marks {}

  /// Creates a chart of marks, made for each element of a collection.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == _Marks {}

  /// The frame, with a record that it stands for a chart.
  public var body: some View { LabelledFrame("Chart").ignored("Chart") }
}

/// What a chart shows. Nothing of it is drawn.
public protocol ChartContent {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: ChartContent

  /// What the content is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ChartContent {}

extension ChartContent where Body == Never {
  /// Never called: marks consist of nothing else.
  @MainActor @preconcurrency
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive mark: its body is never evaluated")
  }
}

/// Marks that nobody asks for.
public struct _Marks: ChartContent {
  /// A primitive mark.
  public typealias Body = Never

  nonisolated init() {}
}

/// Builds the content of a chart.
@resultBuilder
public enum ChartContentBuilder {
  /// Any number of marks.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _Marks { _Marks() }

  /// Marks, or none.
  public static func buildOptional(_ content: _Marks?) -> _Marks { _Marks() }

  /// The marks of one branch.
  public static func buildEither(first: _Marks) -> _Marks { _Marks() }

  /// The marks of the other branch.
  public static func buildEither(second: _Marks) -> _Marks { _Marks() }

  /// Marks for newer systems.
  public static func buildLimitedAvailability(_ content: _Marks) -> _Marks { _Marks() }
}
