extension Snapshotting where Value: CaseIterable, Format == String {
  /// Keeps what a function returns for every case of its argument, one line each: `"input","output"`.
  ///
  /// As in swift-snapshot-testing, quotation marks inside a value are not escaped.
  public static func `func`<Output>(
    into strategy: Snapshotting<Output, Format>
  ) -> Snapshotting<(Value) -> Output, Format> {
    FunctionTable.strategy(inputs: UncheckedSendableBox { Array(Value.allCases) }, into: strategy)
  }
}

/// Tables of a function's inputs and outputs.
private enum FunctionTable {
  /// Apart from the strategy: a function that may be called anywhere cannot rest on a conformance.
  static func strategy<Input, Output>(
    inputs: UncheckedSendableBox<() -> [Input]>, into strategy: Snapshotting<Output, String>
  ) -> Snapshotting<(Input) -> Output, String> {
    let snapshot = strategy.snapshot
    var table = SimplySnapshotting.lines.asyncPullback { (function: (Input) -> Output) in
      let rows = inputs.value().map { input in
        let name = "\(input)"
        return snapshot(function(input)).map { "\"\(name)\",\"\($0)\"" }
      }
      return Async<[String]>.sequence(rows).map { $0.joined(separator: "\n") }
    }
    table.pathExtension = "csv"
    return table
  }
}
