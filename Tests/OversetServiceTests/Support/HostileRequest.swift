#if Service
  import Foundation
  import OversetTestBasics

  /// What nobody sends who means well: the same number makes the same bytes.
  struct HostileRequest: Sendable {
    /// What is wrong with it.
    enum Kind: String, CaseIterable, Sendable {
      case line, fields, host, chunks, length, path, query, json, texts, member, type, method,
        object
    }

    let kind: Kind
    /// What is sent, each part over a connection of its own: before a file can be refused, a shard has to name it.
    let parts: [Data]

    /// A request by its number; the kinds take turns.
    init(_ number: Int, token: String) {
      var maker = SeededGenerator(seed: UInt64(number) &+ 1)
      kind = Kind.allCases[number % Kind.allCases.count]
      parts = kind == .object ? Self.object(token, &maker) : [Self.bytes(kind, token, &maker)]
    }

    /// A shard that names a file, the file, and the question for it.
    private static func object(_ token: String, _ maker: inout SeededGenerator) -> [Data] {
      let proof = "Authorization: Bearer \(token)\r\n"
      let file = HostileBody.object(&maker)
      let digest = HostileBody.digest(of: file)
      let size = pick([file.count, file.count, file.count, 0, 64_000_000], &maker)
      let shard =
        "{\"blob\":\"\",\"objects\":[{\"digest\":\"\(digest)\",\"size\":\(size),\"path\":\"a\"}]}"
      let path = "/v1/objects/\(digest)"
      return [
        whole(
          "PUT /v1/runs/1/shards/1", "\(proof)Content-Type: application/json\r\n", Data(shard.utf8)),
        whole("PUT \(path)", proof, pick([file, file, file.dropLast(), file + Data([0])], &maker)),
        whole("GET \(path)", proof, Data()),
      ]
    }

    private static func bytes(
      _ kind: Kind, _ token: String, _ maker: inout SeededGenerator
    ) -> Data {
      let proof = "Authorization: Bearer \(token)\r\n"
      let json = "Content-Type: application/json\r\n"
      let route = pick(bodied, &maker)
      switch kind {
      case .line:
        return pick(lines, &maker)
          + Data(pick(["\r\n\r\n", "\n", "\r", "\r\nHost: x\r\n\r\n", ""], &maker).utf8)
      case .fields:
        let line = pick(
          ["GET /v1/project", "GET /health", "POST /v1/check", "GET /runs/1"], &maker)
        return Data("\(line) HTTP/1.1\r\nHost: x\r\n\(proof)".utf8) + pick(fields, &maker)
          + Data("\r\n\r\n".utf8)
      case .host:
        return Data("GET /v1/project HTTP/1.1\r\n\(pick(hosts, &maker))\(proof)\r\n".utf8)
      case .chunks:
        return Data(
          "\(route) HTTP/1.1\r\nHost: x\r\n\(proof)\(json)\(pick(encodings, &maker))\r\n\(pick(chunks, &maker))"
            .utf8)
      case .length:
        let length = pick(["0", "1", "11", "1000", "4000001", "9223372036854775807"], &maker)
        return Data(
          "\(route) HTTP/1.1\r\nHost: x\r\n\(proof)\(json)Content-Length: \(length)\r\n\r\n{\"items\":[]}"
            .utf8)
      case .path:
        let method = pick(["GET", "HEAD", "PUT", "DELETE"], &maker)
        let parts = (0..<Int.random(in: 1...5, using: &maker)).map { _ in pick(steps, &maker) }
        let path = pick(folders, &maker) + parts.joined(separator: "/")
        return Data("\(method) \(path) HTTP/1.1\r\nHost: x\r\n\(proof)\r\n".utf8)
      case .query:
        let (path, names) = pick(queries, &maker)
        let parts = (0..<Int.random(in: 1...8, using: &maker)).map { _ in
          "\(pick(names, &maker))=\(pick(values, &maker))"
        }
        return Data(
          "GET \(path)&\(parts.joined(separator: "&")) HTTP/1.1\r\nHost: x\r\n\(proof)\r\n".utf8)
      case .json: return whole(route, proof + json, HostileBody.json(&maker))
      case .texts: return whole("POST /v1/check", proof + json, HostileBody.texts(&maker))
      case .member: return whole(route, proof + json, HostileBody.members(&maker))
      case .type:
        let type = pick(types, &maker)
        return whole(route, proof + "Content-Type: \(type)\r\n", Data("{\"items\":[]}".utf8))
      case .method:
        let path = pick(["/health", "/v1/check", "/v1/runs/1", "/runs", "/none", "*"], &maker)
        return Data("\(pick(methods, &maker)) \(path) HTTP/1.1\r\nHost: x\r\n\(proof)\r\n".utf8)
      case .object: return Data()
      }
    }

    /// A request whose length is right.
    static func whole(_ line: String, _ fields: String, _ body: Data) -> Data {
      Data("\(line) HTTP/1.1\r\nHost: x\r\n\(fields)Content-Length: \(body.count)\r\n\r\n".utf8)
        + body
    }

    static func pick<Element>(_ all: [Element], _ maker: inout SeededGenerator) -> Element {
      all[Int.random(in: all.indices, using: &maker)]
    }

    // MARK: Parts

    private static let bodied = [
      "POST /v1/check", "POST /v1/runs", "PUT /v1/texts", "PUT /v1/runs/1/shards/1",
      "PUT /v1/runs/1/decisions", "POST /v1/runs/1/comments", "POST /v1/hooks/tolgee",
      "POST /v1/crowdin/validate", "PUT /v1/objects/\(String(repeating: "0", count: 64))",
    ]
    private static let lines: [Data] =
      [
        "", "GET", "GET /", "GET / HTTP/9.9", "GET  /health HTTP/1.1",
        "GET /health HTTP/1.1 HTTP/1.1",
        "G\0T /health HTTP/1.1", "GET /hea\0lth HTTP/1.1", "PRI * HTTP/2.0", "CONNECT x:1 HTTP/1.1",
        "OPTIONS * HTTP/1.1", "GET http://evil/health HTTP/1.1", "GET //evil/health HTTP/1.1",
        "GET /health HTTP/0.9", "GET /health HTTP/1.0", "get /health HTTP/1.1",
        "GET /health http/1.1",
        "GET \(String(repeating: "/a", count: 150_000)) HTTP/1.1",
        "\(String(repeating: "A", count: 100_000)) / HTTP/1.1", "GET /health#x HTTP/1.1",
        "GET health HTTP/1.1", "GET\t/health\tHTTP/1.1", "GET /health HTTP/1.1\rX: y",
      ].map { Data($0.utf8) } + [
        Data([0x16, 3, 1, 2, 0, 1, 0, 1, 0xFC, 3, 3]),
        Data("GET /".utf8) + Data([0xC0, 0xAE, 0xFF]) + Data(" HTTP/1.1".utf8), Data(0...255),
      ]
    private static let fields: [Data] =
      [
        "X: \(String(repeating: "x", count: 17_000))",
        "X: \(String(repeating: "x", count: 400_000))",
        (0..<200).map { "X\($0): y\r\n" }.joined(), ": y", "X : y", " X: y", "X\0: y", "X: a\0b",
        "X: a\r\n b", "X: a\nY: b", "Content-Length: 5\r\nContent-Length: 6", "Content-Length: +5",
        "Content-Length: 99999999999999999999999", "Content-Length: -1", "Content-Length: 1e3",
        "Transfer-Encoding: chunked\r\nContent-Length: 5", "Transfer-Encoding: gzip, chunked",
        "Transfer-Encoding: xchunked", "Expect: 100-continue\r\nContent-Length: 5",
        "Connection: Upgrade\r\nUpgrade: websocket", "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABk",
        "Cookie: token=x", "If-None-Match: \(String(repeating: "\"a\", ", count: 2_000))",
        "If-None-Match: *", "Origin: null", "Origin: https://evil.example",
        "X-HTTP-Method-Override: DELETE", "Forwarded: for=127.0.0.1;host=localhost",
        "Authorization: Bearer x", "Content-Encoding: gzip",
      ].map { Data($0.utf8) } + [Data("X: ".utf8) + Data([0xFF, 0xFE])]
    private static let hosts = [
      "", "Host: x\r\nHost: y\r\n", "Host:\r\n", "Host: [::1\r\n", "Host: a b\r\n", "Host: \0\r\n",
      "Host: x:99999999\r\n", "Host: \(String(repeating: "x", count: 15_000))\r\n",
    ]
    private static let encodings = [
      "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: Chunked\r\n",
      "Transfer-Encoding : chunked\r\n", "Transfer-Encoding: identity, chunked\r\n",
      "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", "Transfer-Encoding:\u{B}chunked\r\n",
    ]
    private static let chunks = [
      "5\r\n{\"ite\r\n0\r\n\r\n", "zz\r\nabc\r\n0\r\n\r\n", "-5\r\nabc\r\n",
      "FFFFFFFFFFFFFFFFF\r\nabc",
      "7FFFFFFFFFFFFFFF\r\nabc",
      "5;x=\(String(repeating: "x", count: 50_000))\r\nhello\r\n0\r\n\r\n",
      "0\r\nX: \(String(repeating: "y", count: 100_000))\r\n\r\n", "5\nhello\n0\n\n",
      "2\r\n{}XX0\r\n\r\n", "0x5\r\nhello\r\n0\r\n\r\n", "2\r\n{}\r\n0\r\nAuthorization: x\r\n\r\n",
      String(repeating: "1\r\n{\r\n", count: 5_000) + "0\r\n\r\n",
      "0\r\n\r\nGET /v1/project HTTP/1.1\r\nHost: x\r\n\r\n",
    ]
    private static let folders = [
      "/", "/v1/", "/v1/runs/", "/v1/objects/", "/translate/", "/runs/", "/runs/assets/",
      "/v1/hooks/",
    ]
    private static let steps = [
      "..", "%2e%2e", "..%2f", "%252e%252e", "..%5c", "..\\", "%c0%ae%c0%ae", "%00", "%ff",
      "....//",
      ".;", "%0d%0aX:%20y", "\u{202E}", String(repeating: "a", count: 300), ".git", "{number}", "%",
      "%2", "%zz", "-1", "0", "1", "99999999999999999999", "1e3", "١", "+1", "1%00", "etc/passwd",
    ]
    private static let queries = [
      (
        "/v1/picture?key=half.go&locale=de",
        ["text", "device", "typeSize", "source", "file", "plural", "slot", "stress", "form", "x"]
      ),
      ("/v1/texts?locale=de", ["state", "search", "offset", "limit", "locale"]),
      ("/v1/runs?limit=1", ["project", "branch", "state", "offset"]),
      ("/v1/history?project=a&fingerprint=b", ["branch", "project"]),
    ]
    private static let values = [
      "", "%00", "%", "%zz", "%ff", "%c0%80", "%ed%a0%80", String(repeating: "a", count: 9_000),
      "../../etc/passwd", "%3Cscript%3E", String(repeating: "%f0%9f%91%a9", count: 300), "-1", "0",
      "9223372036854775808", "1e3", "NaN", "%d9%a1", "ar", "en-XA", "en-x-p90-de", "halfButton",
      "%25lld", "iPhoneSE", "AX5", "map", "+", "%0d%0aSet-Cookie:x",
      String(repeating: "%cc%81", count: 500), String(repeating: "%e2%80%8f", count: 300),
    ]
    private static let types = [
      "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "",
      "application/json; charset=utf-16", "*/*", "image/png", "application/json, text/plain",
      String(repeating: "application/json;", count: 500),
    ]
    private static let methods = [
      "HEAD", "TRACE", "CONNECT", "PATCH", "DELETE", "OPTIONS", "QUERY", "PROPFIND", "PURGE", "FOO",
      "M-SEARCH", String(repeating: "X", count: 200),
    ]
  }
#endif
