import Foundation
import Testing

/// A view of a layout fixture, or a modifier of one: its name, its arguments, and the views inside.
struct DescribedView: Decodable, Sendable {
  /// What an argument can be.
  enum Argument: Decodable, Sendable {
    case number(Double)
    case word(String)
    case flag(Bool)
    case numbers([Double])
    case words([String])
    case views([DescribedView])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let word = try? value.decode(String.self) {
        self = .word(word)
      } else if let numbers = try? value.decode([Double].self), !numbers.isEmpty {
        self = .numbers(numbers)
      } else if let words = try? value.decode([String].self), !words.isEmpty {
        self = .words(words)
      } else {
        self = .views(try value.decode([DescribedView].self))
      }
    }
  }

  /// A fixture that names something that the reader does not know.
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  let name: String
  private let arguments: [String: Argument]

  init(from decoder: any Decoder) throws {
    var arguments = try decoder.singleValueContainer().decode([String: Argument].self)
    guard case .word(let name) = arguments.removeValue(forKey: "is") else {
      throw Unknown(description: "a view without a name")
    }
    self.name = name
    self.arguments = arguments
  }

  /// A number; "inf" is infinity.
  func number(_ key: String) -> CGFloat? {
    switch arguments[key] {
    case .number(let number): CGFloat(number)
    case .word("inf"): .infinity
    default: nil
    }
  }

  func word(_ key: String) -> String? {
    if case .word(let word) = arguments[key] { word } else { nil }
  }

  func flag(_ key: String) -> Bool {
    if case .flag(true) = arguments[key] { true } else { false }
  }

  func words(_ key: String) -> [String] {
    if case .words(let words) = arguments[key] { words } else { [] }
  }

  func views(_ key: String) -> [DescribedView] {
    if case .views(let views) = arguments[key] { views } else { [] }
  }

  var children: [DescribedView] { views("views") }
  var modifiers: [DescribedView] { views("then") }
}

/// One case of a layout fixture: a view, the room for it, and the frames that its parts must have.
struct LayoutCase: Decodable, Sendable, CustomTestStringConvertible {
  /// Where an expectation comes from.
  enum Source: String, Decodable, Sendable {
    /// Apple's documentation or a session of WWDC states the rule; `why` names it.
    case documented
    /// Measured in a native picture; `why` says which.
    case measured
    /// Worked out from the rules, by hand or by the model beside the data.
    case arithmetic
    /// A figure from memory, which a change would have to explain.
    case recorded
  }

  let name: String
  let source: Source
  let why: String
  /// The width and height that are offered, in points; a negative number offers nothing.
  let room: [Double]
  /// Whether the room is a whole screen, in whose middle a smaller view stands.
  let isScreen: Bool?
  /// The safe area of that screen: top, leading, bottom, trailing, in points.
  let safeArea: [Double]?
  /// Whether the view mirrors; false for those that have places or offsets on the screen.
  let mirrors: Bool?
  let view: DescribedView
  /// Frames by identifier: x, y, width, height in points, to a thousandth.
  let frames: [String: [Double]]

  var testDescription: String { name }

  /// A file of cases.
  private struct File: Decodable {
    let cases: [LayoutCase]
  }

  /// The cases of all files, and the files that could not be read.
  static let all: [LayoutCase] = files.flatMap(\.cases)
  static let faults: [String] = files.compactMap(\.fault)

  private static let files: [(cases: [LayoutCase], fault: String?)] = urls.map { url in
    do {
      return (try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases, nil)
    } catch {
      return ([], "\(url.lastPathComponent): \(error)")
    }
  }

  private static var urls: [URL] {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Fixtures/Layout")
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
