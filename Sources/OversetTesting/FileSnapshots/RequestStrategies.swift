import Foundation
public import OversetSnapshots

#if canImport(FoundationNetworking)
  // Here, and not beside the other strategies: it links libcurl, which `overset` does without.
  public import FoundationNetworking
#else
  public import Foundation
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// Keeps a request as text: method and URL, sorted headers, body. Query items are sorted by name, as in
  /// swift-snapshot-testing.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Keeps a request as text; with `pretty`, a JSON body is indented, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let head = "\(request.httpMethod ?? "GET") \(address(of: request) ?? "(null)")"
      let headers = headers(of: request).map { "\($0.name): \($0.value)" }
      let body = body(of: request, pretty: pretty).map { ["", $0] } ?? []
      return ([head] + headers + body).joined(separator: "\n")
    }
  }

  /// Keeps a request as a command for curl, which you can paste into a terminal. Query items are sorted by
  /// name.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      let method = request.httpMethod ?? "GET"
      if method == "HEAD" {
        parts.append("--head")
      } else if method != "GET" {
        parts.append("--request \(method)")
      }
      parts += headers(of: request).filter { $0.name != "Cookie" }.map {
        "--header \(quoted("\($0.name): \($0.value)"))"
      }
      if let body = body(of: request, pretty: false) { parts.append("--data \(quoted(body))") }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") {
        parts.append("--cookie \(quoted(cookie))")
      }
      parts.append(quoted(address(of: request) ?? ""))
      return parts.joined(separator: " \\\n\t")
    }
  }

  /// The address with the items of its query by name; those of one name keep their order, which may
  /// have a meaning. Escapes in the query are those that `URLComponents` writes, so that references
  /// of swift-snapshot-testing stay.
  private static func address(of request: URLRequest) -> String? {
    guard let url = request.url else { return nil }
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let items = components.queryItems
    else { return url.absoluteString }
    components.queryItems = items.enumerated()
      .sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }.map(\.element)
    return components.url?.absoluteString ?? url.absoluteString
  }

  private static func headers(of request: URLRequest) -> [(name: String, value: String)] {
    (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func body(of request: URLRequest, pretty: Bool) -> String? {
    guard let data = request.httpBody else { return nil }
    if pretty, let object = try? JSONSerialization.jsonObject(with: data),
      let indented = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: indented, as: UTF8.self)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// A word for a shell in double quotes; quotation marks in it are escaped, and the backslashes
  /// before them.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\\"", with: "\\\\\"")
      .replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
