#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird

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

    /// A text.
    static func text(_ text: String, type: String) -> Response {
      Response(
        status: .ok, headers: [.contentType: type],
        body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    /// A picture; nothing where `known` names it.
    static func png(_ picture: TextPicture, unless known: String?) -> Response {
      let etag = "\"\(picture.digest)\""
      // The text or the catalogs may change: it is asked for again each time, and seldom sent again.
      let fields: HTTPFields = [.eTag: etag, .cacheControl: "private, no-cache"]
      let names = (known ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
      if names.contains(where: { $0 == etag || $0 == "W/\(etag)" || $0 == "*" }) {
        return Response(status: .notModified, headers: fields)
      }
      var own = fields
      own[.contentType] = "image/png"
      return Response(
        status: .ok, headers: own,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.png)))
    }
  }
#endif
