public import Foundation

/// A value with all that is in it, one line for each part, indented by two spaces.
///
/// The form is that of swift-snapshot-testing's `.dump`, so that its references stay. Nothing in it
/// depends on the run: the parts of sets, dictionaries, structures and objects are sorted, objects are
/// named without their addresses, dates are in UTC. The parts of a structure or an object that describes
/// itself keep their order.
package struct ValueDump {
  /// The text; each line ends in a newline.
  package let text: String

  /// Dumps `value`.
  package init(_ value: Any) {
    text = ValueDump.lines(of: value, label: nil, depth: 0, around: []).joined()
  }

  /// How deep parts are followed: beyond it a value is as good as one that holds itself.
  private static let depthLimit = 200

  private static func lines(
    of value: Any, label: String?, depth: Int, around: Set<ObjectIdentifier>
  ) -> [String] {
    let mirror = Mirror(reflecting: value)
    let head = String(repeating: "  ", count: depth)
    let name = label.map { "\($0): " } ?? ""
    if let own = value as? any AnySnapshotStringConvertible, !type(of: own).renderChildren,
      !isContainer(mirror)
    {
      return ["\(head)- \(name)\(own.snapshotDescription)\n"]
    }
    let bullet = mirror.children.isEmpty ? "-" : "\u{25BF}"
    var around = around
    if mirror.displayStyle == .class {
      let object = ObjectIdentifier(value as AnyObject)
      guard around.insert(object).inserted, depth < depthLimit else {
        return ["\(head)\(bullet) \(label ?? "value") (circular reference detected)\n"]
      }
    }
    guard depth < depthLimit else { return ["\(head)\(bullet) \(name)...\n"] }
    let first = "\(head)\(bullet) \(name)\(title(of: value, mirror))\n"
    return [first]
      + parts(of: value, mirror, around: around).flatMap {
        lines(of: $0.value, label: $0.label, depth: depth + 1, around: around)
      }
  }

  private static func isContainer(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: true
    default: false
    }
  }

  /// What stands in the value's own line: how many parts it has, what it says itself, or its type.
  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    let type = typeName(mirror)
    switch mirror.displayStyle {
    case .collection: return "\(count) \(count == 1 ? "element" : "elements")"
    case .dictionary: return "\(count) \(count == 1 ? "key/value pair" : "key/value pairs")"
    case .set: return "\(count) \(count == 1 ? "member" : "members")"
    case .tuple: return "(\(count) \(count == 1 ? "element" : "elements"))"
    case .optional: return count == 0 ? "\(type).none" : type
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let own = value as? any CustomStringConvertible { return own.description }
    switch mirror.displayStyle {
    case .class, .struct: return type
    case .enum: return count == 0 ? "\(type).\(value)" : type
    default: return String(describing: value)
    }
  }

  /// The type's name; types that are local to a function have a number in it that may change.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }

  /// The parts in the order in which they are written.
  private static func parts(
    of value: Any, _ mirror: Mirror, around: Set<ObjectIdentifier>
  ) -> [Mirror.Child] {
    let parts = Array(mirror.children)
    switch mirror.displayStyle {
    case .class where describesItself(value), .struct where describesItself(value): return parts
    case .dictionary, .set, .class, .struct:
      return parts.map { part in
        (
          key: (
            part.label ?? "",
            lines(of: part.value, label: nil, depth: 0, around: around).joined()
          ), part: part
        )
      }.sorted { $0.key < $1.key }.map(\.part)
    default: return parts
    }
  }

  private static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any AnySnapshotStringConvertible
  }
}

/// A type that decides how its values appear in a snapshot of the strategy `dump`.
///
/// Conform a type whose default text changes from run to run, for example because it contains an address.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties are listed below the description; false by default.
  static var renderChildren: Bool { get }
  /// The text for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The default: the properties are not listed.
  public static var renderChildren: Bool { false }
}

extension AnySnapshotStringConvertible where Self: CustomDebugStringConvertible {
  /// The default: `debugDescription`, the value as source code.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {}
extension Substring: AnySnapshotStringConvertible {}
extension Character: AnySnapshotStringConvertible {}
extension Data: AnySnapshotStringConvertible {}
extension URL: AnySnapshotStringConvertible {}

extension Date: AnySnapshotStringConvertible {
  /// The date and time in UTC, in ISO 8601.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's own description, without memory addresses.
  public var snapshotDescription: String {
    debugDescription.replacingOccurrences(
      of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  }
}
