#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetConfig

  extension Response {
    /// A message.
    static func json(
      _ message: some Encodable, status: HTTPResponse.Status = .ok, etag: String? = nil
    ) throws -> Response {
      var fields: HTTPFields = [.contentType: "application/json"]
      fields[.eTag] = etag.map { "\"\($0)\"" }
      let body = try ServiceJSON.encoder.encode(message)
      return Response(
        status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    /// A message that is asked for again and again; nothing where `known`, a field If-None-Match, names it.
    static func json(_ message: some Encodable, unless known: String?) throws -> Response {
      .kept(try ServiceJSON.encoder.encode(message), "application/json", unless: known)
    }

    /// A text.
    static func text(_ text: String, type: String) -> Response {
      Response(
        status: .ok, headers: [.contentType: type],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// A picture; nothing where `known` names it.
    static func png(_ picture: TextPicture, unless known: String?) -> Response {
      kept(picture.png, "image/png", digest: picture.digest, unless: known)
    }

    /// A file of a page; nothing where `known` names it.
    static func file(_ body: Data, _ type: String, unless known: String?) -> Response {
      kept(body, type, unless: known)
    }

    /// A file that never changes; nothing where `known` names it.
    static func object(_ data: Data, digest: String, unless known: String?) -> Response {
      var response = kept(data, ObjectKind.type(of: data), digest: digest, unless: known)
      response.headers[.cacheControl] = "private, max-age=31536000, immutable"
      return response
    }

    /// Nothing, where `known` names a file that never changes; nil where its bytes are needed.
    static func unchanged(_ digest: String, in known: String?) -> Response? {
      guard names(tag(of: digest), in: known) else { return nil }
      return object(Data(), digest: digest, unless: known)
    }

    private static func tag(of digest: String) -> String { "\"\(digest)\"" }

    /// Whether a field If-None-Match names a tag.
    private static func names(_ tag: String, in known: String?) -> Bool {
      let wanted: Set<String> = [tag, "W/\(tag)", "*"]
      let named: [String] = (known ?? "").split(separator: ",").map { part in
        String(part.filter { $0 != " " })
      }
      return !wanted.isDisjoint(with: named)
    }

    /// Bytes that are known by their digest. They may change: they are asked for again each time, and seldom sent again.
    private static func kept(
      _ body: Data, _ type: String, digest: String? = nil, unless known: String?
    ) -> Response {
      let tag = tag(of: digest ?? String(Digest.sha256Hex(of: body).prefix(32)))
      var fields: HTTPFields = [.eTag: tag, .cacheControl: "private, no-cache"]
      if names(tag, in: known) {
        return Response(status: .notModified, headers: fields)
      }
      fields[.contentType] = type
      return Response(
        status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
  }
#endif
