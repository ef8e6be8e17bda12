public import Foundation

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines)
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Snapshotting where Format == String {
  /// What `String(describing:)` says of a value.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A value with all that is in it, from mirrors: see ``ValueDump``.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }
}

extension Snapshotting where Format == String {
  /// An object of `JSONSerialization` as JSON with sorted keys, indented. What is no such object is
  /// said in the snapshot.
  public static var json: Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "no JSON object: \(type(of: value))" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys, indented.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// A value as JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// A value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// A value as a property list of an encoder, in XML.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  /// An error of the encoder is the snapshot: it differs from every reference and says why.
  private static func encoded(
    _ pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "cannot be encoded: \(error)"
      }
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// The results of a function for every case: a table in CSV, one line for each.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, String>
  ) -> Snapshotting<(Value) -> Result, String> {
    var strategy = Snapshotting<(Value) -> Result, String>(
      pathExtension: "csv", diffing: .lines
    ) { function in
      Async { callback in
        FunctionTable(of: Array(Value.allCases), function, witness).make(callback)
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

/// The table of a function's results.
private struct FunctionTable<Argument, Result> {
  let arguments: [Argument]
  let function: (Argument) -> Result
  let witness: Snapshotting<Result, String>

  init(
    of arguments: [Argument], _ function: @escaping (Argument) -> Result,
    _ witness: Snapshotting<Result, String>
  ) {
    self.arguments = arguments
    self.function = function
    self.witness = witness
  }

  /// Asks for one result after the other, so that lines stand in the order of the cases.
  func make(_ callback: @escaping (String) -> Void) {
    next(0, lines: [], callback)
  }

  private func next(_ index: Int, lines: [String], _ callback: @escaping (String) -> Void) {
    guard index < arguments.count else {
      callback(lines.joined())
      return
    }
    witness.snapshot(function(arguments[index])).run { result in
      let cells = ["\(arguments[index])", result].map(FunctionTable.quoted)
      next(index + 1, lines: lines + [cells.joined(separator: ",") + "\n"], callback)
    }
  }

  private static func quoted(_ cell: String) -> String {
    "\"" + cell.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
