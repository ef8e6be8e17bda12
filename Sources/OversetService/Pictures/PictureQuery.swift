#if Service
  import Foundation
  import Hummingbird
  import OversetSlots
  import OversetVocabulary

  /// Which text a picture shows, and where.
  struct PictureQuery: Hashable, Sendable {
    /// The names of its parameters.
    enum Name: String, CaseIterable {
      case key, locale, text, device, typeSize, appearance, source, file, plural, slot, stress, form
      case component, state, texts, scale, growth, roomWidth
    }

    /// What is asked for.
    enum Form: String, CaseIterable {
      /// The picture.
      case png
      /// What lies where in it.
      case map
    }

    /// The key; empty for a picture of a component that is about none.
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
    /// The component that is drawn; nil for a text in its slot.
    var component: String?
    /// The component's state.
    var state: String?
    /// Further texts of the component, by their keys.
    var texts: [String: String] = [:]
    /// Pixels per point; nil for those of the device.
    var scale: Int?

    /// The longest query that an answer offers, in bytes: more than this some proxies refuse.
    private static let longest = 4_000
    /// How many further texts a picture has.
    private static let mostTexts = 50

    /// What an item proposes, where it is worst.
    init(_ item: CheckItem, at place: CheckPlace?) {
      key = item.key
      locale = item.locale
      text = item.text
      device = place?.device
      typeSize = (place?.typeSize ?? item.typeSize).flatMap { TypeSize(rawValue: $0) }
      // A component draws its key, whatever its source text.
      source = place?.component == nil ? item.source : nil
      file = item.file
      plural = item.plural
      slot = item.slot
      stress = item.stress
      component = place?.component
      state = place?.state
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
      let isComponent = values[.component] != nil
      guard let key = values[.key] ?? (isComponent ? "" : nil), let locale = values[.locale] else {
        throw Problem(
          .badRequest, detail: "give the parameters locale, and key or component and state")
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
      try readComponent(values)
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

    /// The query of the picture that it asks for, or asks about.
    var asPicture: PictureQuery {
      var query = self
      query.form = .png
      return query
    }

    /// What is about a component alone.
    private mutating func readComponent(_ values: QueryValues<Name>) throws(Problem) {
      component = values[.component]
      state = values[.state]
      scale = try values.number(.scale, in: 1...3)
      guard component != nil else {
        guard state == nil, scale == nil, values[.texts] == nil else {
          throw Problem(.badRequest, detail: "state, texts and scale are of a component; name it")
        }
        return
      }
      guard state != nil else { throw Problem(.badRequest, detail: "name the component's state") }
      guard slot == nil, source == nil else {
        throw Problem(.badRequest, detail: "slot and source are of a text without a component")
      }
      guard values[.roomWidth] == nil else {
        throw Problem(.badRequest, detail: "roomWidth is of a text without a component")
      }
      guard text != nil || values[.growth] == nil && stress == nil else {
        throw Problem(.badRequest, detail: "give the text that growth and stress are of")
      }
      guard let json = values[.texts] else { return }
      let decoded = try? JSONDecoder().decodeBounded([String: String].self, from: Data(json.utf8))
      guard let decoded, decoded.count <= Self.mostTexts else {
        throw Problem(
          .badRequest,
          detail: "texts is a JSON object with \(Self.mostTexts) texts at most, by their keys")
      }
      texts = decoded
    }

    /// The path and query of the picture; nil for one that would be too long.
    var url: String? {
      let values: [(Name, String?)] = [
        (.key, key), (.locale, locale), (.text, text), (.device, device),
        (.typeSize, typeSize?.rawValue), (.source, source), (.file, file), (.plural, plural),
        (.slot, slot), (.stress, stress), (.component, component), (.state, state),
        (.growth, growth.map(String.init)), (.roomWidth, roomWidth.map(String.init)),
      ]
      var url = Array(PictureRoute.path.utf8)
      for case (let name, let value?) in values {
        url.append(url.count == PictureRoute.path.utf8.count ? Self.mark : Self.separator)
        url.append(contentsOf: name.rawValue.utf8)
        url.append(Self.equals)
        Self.append(value, to: &url)
      }
      return url.count <= Self.longest ? String(decoding: url, as: UTF8.self) : nil
    }

    private static let mark = UInt8(ascii: "?")
    private static let separator = UInt8(ascii: "&")
    private static let equals = UInt8(ascii: "=")
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Appends a text in which only letters, digits and what RFC 3986 (2.3) reserves for nothing are as they are.
    private static func append(_ text: String, to url: inout [UInt8]) {
      for byte in text.utf8 {
        switch byte {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x7E:
          url.append(byte)
        default:
          url.append(UInt8(ascii: "%"))
          url.append(digits[Int(byte >> 4)])
          url.append(digits[Int(byte & 15)])
        }
      }
    }
  }
#endif
