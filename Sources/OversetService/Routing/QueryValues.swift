#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird

  /// The parameters of a query, each known and there once.
  struct QueryValues<Name: RawRepresentable<String> & Hashable & CaseIterable> {
    private var values: [Name: String] = [:]

    /// - Throws: `Problem` for a parameter that is unknown, there twice, or no UTF-8.
    init(_ request: Request) throws(Problem) {
      for part in (request.uri.query ?? "").split(separator: "&") {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = try Self.decoded(sides[0])
        let value = try Self.decoded(sides.count > 1 ? sides[1] : "")
        guard let known = Name(rawValue: name) else {
          throw Problem(
            .badRequest,
            detail: "there is no parameter “\(name)”; there are "
              + Name.allCases.map(\.rawValue).joined(separator: ", "))
        }
        guard values.updateValue(value, forKey: known) == nil else {
          throw Problem(.badRequest, detail: "the parameter “\(name)” is there twice")
        }
      }
    }

    /// A space is sent as a plus by forms and by most libraries.
    private static func decoded(_ text: Substring) throws(Problem) -> String {
      guard let decoded = text.replacing("+", with: " ").removingPercentEncoding else {
        throw Problem(.badRequest, detail: "“\(text)” is not escaped UTF-8")
      }
      return decoded
    }

    /// The value of a parameter; nil for one that is not there.
    subscript(name: Name) -> String? { values[name] }

    /// A whole number.
    ///
    /// - Throws: `Problem` for what is none, or lies outside.
    func number(_ name: Name, in range: ClosedRange<Int>) throws(Problem) -> Int? {
      guard let text = values[name] else { return nil }
      guard let number = Int(text), range.contains(number) else {
        throw Problem(
          .badRequest,
          detail: "\(name.rawValue) is “\(text)”; give \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
#endif
