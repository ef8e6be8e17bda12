#if Service
  import Hummingbird
  import OversetSlots
  import OversetVocabulary

  /// Which text a picture shows, and where.
  struct PictureQuery: Hashable, Sendable {
    /// The names of its parameters.
    enum Name: String, CaseIterable {
      case key, locale, text, device, typeSize, appearance, source, file, plural, slot, stress, form
      case growth, roomWidth
    }

    /// What is asked for.
    enum Form: String, CaseIterable {
      /// The picture.
      case png
      /// What lies where in it.
      case map
    }

    var key: String
    var locale: String
    /// The text; nil for that of the catalog.
    var text: String?
    /// The token of the device; nil for that on which it is tightest.
    var device: String?
    /// The user's text size; nil for that at which it is tightest.
    var typeSize: TypeSize?
    /// Whether it is drawn light or dark.
    var appearance = Appearance.light
    var source: String?
    var file: String?
    var plural: String?
    var slot: String?
    /// A pseudolocale that the text is written in first.
    var stress: String?
    /// By how many percent the text is made longer first; nil for none.
    var growth: Int?
    /// How wide its rooms are taken to be, in percent; nil for as wide as they are.
    var roomWidth: Int?
    var form = Form.png

    /// The longest query that an answer offers, in bytes: more than this some proxies refuse.
    private static let longest = 4_000

    /// What an item proposes, where it is worst.
    init(_ item: CheckItem, at place: CheckPlace?) {
      key = item.key
      locale = item.locale
      text = item.text
      device = place?.device
      typeSize = (place?.typeSize ?? item.typeSize).flatMap { TypeSize(rawValue: $0) }
      source = item.source
      file = item.file
      plural = item.plural
      slot = item.slot
      stress = item.stress
      (growth, roomWidth) = Self.trial(growth: item.growth, roomWidth: item.roomWidth)
    }

    /// What changes nothing is not asked for: it would be the same picture.
    private static func trial(growth: Int?, roomWidth: Int?) -> (growth: Int?, roomWidth: Int?) {
      (growth == 0 ? nil : growth, roomWidth == RoomWidth.own.percent ? nil : roomWidth)
    }

    /// The parameters of a request.
    ///
    /// - Throws: `Problem` for a parameter that is missing, unknown or means nothing.
    init(_ request: Request) throws(Problem) {
      let values = try QueryValues<Name>(request)
      guard let key = values[.key], let locale = values[.locale] else {
        throw Problem(.badRequest, detail: "give the parameters key and locale")
      }
      guard LocaleTag(locale) != nil else {
        throw Problem(.badRequest, detail: "“\(locale)” is no locale")
      }
      self.key = key
      self.locale = locale
      text = values[.text]
      device = values[.device]
      source = values[.source]
      file = values[.file]
      plural = values[.plural]
      slot = values[.slot]
      stress = values[.stress]
      guard StressedText.text("", in: stress) != nil else {
        throw Problem(
          .badRequest,
          detail: "“\(stress ?? "")” is no pseudolocale; there are "
            + StressedText.tags.joined(separator: ", "))
      }
      (growth, roomWidth) = Self.trial(
        growth: try values.number(.growth, in: GrownText.range),
        roomWidth: try values.number(.roomWidth, in: RoomWidth.range))
      if let size = values[.typeSize] {
        guard let known = TypeSize(rawValue: size) else {
          throw Problem(.badRequest, detail: CheckTrial.isNoTypeSize(size))
        }
        typeSize = known
      }
      if let appearance = values[.appearance] {
        guard let known = Appearance(rawValue: appearance) else {
          throw Problem(
            .badRequest, detail: "“\(appearance)” is no appearance; there are light and dark")
        }
        self.appearance = known
      }
      if let form = values[.form] {
        guard let known = Form(rawValue: form) else {
          throw Problem(.badRequest, detail: "“\(form)” is no form; there are png and map")
        }
        self.form = known
      }
    }

    /// The path and query of the picture; nil for one that would be too long.
    var url: String? {
      let values: [(Name, String?)] = [
        (.key, key), (.locale, locale), (.text, text), (.device, device),
        (.typeSize, typeSize?.rawValue), (.source, source), (.file, file), (.plural, plural),
        (.slot, slot), (.stress, stress), (.growth, growth.map(String.init)),
        (.roomWidth, roomWidth.map(String.init)),
      ]
      let query = values.compactMap { name, value in
        value.map { "\(name.rawValue)=\(Self.escaped($0))" }
      }.joined(separator: "&")
      let url = "\(PictureRoute.path)?\(query)"
      return url.utf8.count <= Self.longest ? url : nil
    }

    /// A text in which only letters, digits and what RFC 3986 reserves for nothing are as they are.
    private static func escaped(_ text: String) -> String {
      var escaped = ""
      for byte in text.utf8 {
        let isPlain =
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
          || "-._~".utf8.contains(byte)
        if isPlain {
          escaped.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          let digits = String(byte, radix: 16, uppercase: true)
          escaped += byte < 16 ? "%0\(digits)" : "%\(digits)"
        }
      }
      return escaped
    }
  }
#endif
