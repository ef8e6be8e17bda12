#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import Testing

  /// Requests to S3 are signed as AWS publishes it.
  @Suite struct S3SignatureTests {
    private typealias Fields = [(name: String, value: String)]

    private static let nothing = Digest.sha256Hex(of: Data())
    private static let token = """
      AQoDYXdzEPT//////////wEXAMPLEtc764bNrC9SAPBSM22wDOk4x4HIZ8j4FZTwdQWLWsKWHGBuFqwAeMicRXmxfpSPfIeoIYRqTflfKD8YUuwthAx7\
      mSEI/qkPpKPi/kMcGdQrmGdeehM4IC1NtBmUpp2wUE8phUZampKsburEDy0KPkyQDYwT7WZ0wq5VSXDvp75YU9HFvlRd8Tx6q6fE8YQcHNVXAkiY9q6d\
      +xo0rKwT38xVqr7ZD0u0iPPkUL64lIZbqBAz+scqKmlzm8FDrypNC9Yjc8fPOLn9FX9KSYvKTr4rvx3iSIlTJabIQwj2ICCR/oLxBA==
      """
    private static let plain =
      "-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    // Source: AWS, Amazon S3 API Reference, “Authenticating Requests: Using the Authorization Header”, its four examples.
    @Test(
      "requests to S3 have the published signatures",
      arguments: [
        (
          "GET", "test.txt", [], [("Range", "bytes=0-9")], "",
          "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"
        ),
        (
          "PUT", "test$file.text", [],
          [
            ("Date", "Fri, 24 May 2013 00:00:00 GMT"),
            ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
          ], "Welcome to Amazon S3.",
          "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"
        ),
        (
          "GET", nil, [("lifecycle", "")], [], "",
          "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"
        ),
        (
          "GET", nil, [("prefix", "J"), ("max-keys", "2")], [], "",
          "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"
        ),
      ] as [(String, String?, [(String, String)], [(String, String)], String, String)])
    func ofS3(
      method: String, key: String?, query: [(String, String)], fields: [(String, String)],
      body: String, expected: String
    ) throws {
      let credentials = try #require(
        S3Credentials(
          key: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"))
      let address = S3Address(S3Configuration(bucket: "examplebucket"))
      let payload = Digest.sha256Hex(of: Data(body.utf8))
      var all: Fields = fields.map { ($0.0, $0.1) }
      // The examples are older than regions in names of hosts.
      all += [
        ("Host", address.host.replacing("s3.us-east-1.", with: "s3.")),
        ("x-amz-content-sha256", payload), ("x-amz-date", "20130524T000000Z"),
      ]
      let field = S3Signature(credentials, region: "us-east-1").authorization(
        of: S3Signature.Request(
          method, address.path(key), query: query.map { ($0.0, $0.1) }, fields: all,
          payload: payload), at: "20130524T000000Z")
      #expect(field.hasSuffix(",Signature=\(expected)"))
      #expect(
        field.hasPrefix(
          "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"))
    }

    // Source: AWS, the Signature Version 4 test suite; each case by its name there.
    @Test(
      "the cases of the test suite of AWS have their signatures",
      arguments: [
        ("get-vanilla", "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31"),
        ("post-vanilla", "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b"),
        (
          "get-vanilla-empty-query-key",
          "a67d582fa61cc504c4bae71f336f98b97f1ea3c7a6bfe1b6e45aec72011b9aeb"
        ),
        (
          "get-vanilla-query-order-key-case",
          "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500"
        ),
        (
          "get-vanilla-query-order-value",
          "5772eed61e12b33fae39ee5e7012498b51d56abc0abb7c60486157bd471c4694"
        ),
        (
          "get-vanilla-query-unreserved",
          "9c3e54bfcdf0b19771a7f523ee5669cdf59bc7cc0884027167c21bb143a40197"
        ),
        (
          "get-vanilla-utf8-query",
          "2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04"
        ),
        ("get-utf8", "8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85"),
        ("get-space", "652487583200325589f1fba4c7e578f72c47cb61beeca81406b39ddec1366741"),
        (
          "get-header-value-trim",
          "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736"
        ),
        (
          "post-sts-header-before",
          "85d96828115b5dc0cfc3bd16ad9e210dd772bbebba041836c64533a82be05ead"
        ),
      ])
    func ofTestSuite(name: String, expected: String) throws {
      let credentials = try #require(
        S3Credentials(key: "AKIDEXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"))
      let moment = "20150830T123600Z"
      var fields: Fields = [("Host", "example.amazonaws.com"), ("X-Amz-Date", moment)]
      var query: Fields = []
      var path = "/"
      switch name {
      case "get-vanilla-empty-query-key": query = [("Param1", "value1")]
      case "get-vanilla-query-order-key-case":
        query = [("Param2", "value2"), ("Param1", "value1")]
      case "get-vanilla-query-order-value": query = [("Param1", "value2"), ("Param1", "value1")]
      case "get-vanilla-query-unreserved": query = [(Self.plain, Self.plain)]
      case "get-vanilla-utf8-query": query = [("\u{1234}", "bar")]
      case "get-utf8": path = S3Signature.encoded("/\u{1234}", isPath: true)
      case "get-space": path = S3Signature.encoded("/example space/", isPath: true)
      case "get-header-value-trim":
        fields += [("My-Header1", " value1"), ("My-Header2", " \"a   b   c\"")]
      case "post-sts-header-before": fields.append(("X-Amz-Security-Token", Self.token))
      default: break
      }
      let field = S3Signature(credentials, region: "us-east-1", service: "service").authorization(
        of: S3Signature.Request(
          name.hasPrefix("post") ? "POST" : "GET", path, query: query, fields: fields,
          payload: Self.nothing), at: moment)
      #expect(field.hasSuffix(",Signature=\(expected)"))
    }

    @Test("a bucket stands in the host or in the path, and usual ports in neither")
    func addresses() {
      func address(_ change: (inout S3Configuration) -> Void) -> S3Address {
        var configuration = S3Configuration(bucket: "pictures")
        change(&configuration)
        return S3Address(configuration)
      }
      let amazon = address { $0.region = "eu-central-1" }
      #expect(amazon.host == "pictures.s3.eu-central-1.amazonaws.com" && amazon.scheme == "https")
      #expect(amazon.path("a/b c") == "/a/b%20c" && amazon.path(nil) == "/")
      let own = address { $0.endpoint = "http://127.0.0.1:8333" }
      #expect(own.host == "127.0.0.1:8333" && own.scheme == "http")
      #expect(own.path("a") == "/pictures/a" && own.path(nil) == "/pictures")
      let virtual = address { ($0.endpoint, $0.pathStyle) = ("https://s3.example:443", false) }
      #expect(virtual.host == "pictures.s3.example" && virtual.path("a") == "/a")
      #expect(address { $0.endpoint = "http://s3.example:80" }.host == "s3.example")
      #expect(address { $0.endpoint = "http://s3.example:443" }.host == "s3.example:443")
    }

    @Test("moments are those that requests are dated with, and credentials are not printed")
    func words() throws {
      #expect(S3Signature.moment(1_369_353_600) == "20130524T000000Z")
      let credentials = try #require(S3Credentials(key: "KEY", secret: "SECRET", token: "TOKEN"))
      var dumped = ""
      dump(credentials, to: &dumped)
      for text in ["\(credentials)", String(reflecting: credentials), dumped] {
        #expect(!text.contains("KEY") && !text.contains("SECRET") && !text.contains("TOKEN"))
      }
      #expect(S3Credentials(key: "a b", secret: "x") == nil)
      #expect(S3Credentials(key: "a", secret: "x\r\ny: z") == nil)
      #expect(S3Credentials(key: "a", secret: "x", token: "") == nil)
    }
  }
#endif
