import OversetVocabulary

/// What was found in an app's source as bytes, to be kept from one run to the next.
///
/// Bytes that nobody wrote so are recognized where they could do harm: what is read is sound, whatever it says.
enum PackedPlaces {
  /// The bytes of what was found.
  static func bytes(of places: AppPlaces) -> [UInt8] {
    var writer = PlaceWriter()
    writer.write(places.fileCount)
    writer.write(list: places.places) { $0.write($1) }
    writer.write(list: places.unplaced) { $0.write($1) }
    writer.write(list: places.unasked) { $0.write($1) }
    writer.write(list: places.facts) { $0.write($1) }
    writer.write(list: places.defaults) { $0.write($1) }
    writer.write(list: places.keysWithoutOne) { $0.write($1) }
    writer.write(list: places.skipped) { writer, skipped in
      writer.write(skipped.name)
      writer.write(skipped.count)
    }
    writer.write(list: places.refused) { $0.write($1) }
    return writer.bytes
  }

  /// What was found, from its bytes; nil for bytes that are none.
  static func places(of bytes: [UInt8]) -> AppPlaces? {
    do throws(PlaceReader.Damage) {
      var reader = try PlaceReader(bytes)
      let places = try places(in: &reader)
      return reader.isAtEnd ? places : nil
    } catch {
      return nil
    }
  }

  private static func places(
    in reader: inout PlaceReader
  ) throws(PlaceReader.Damage) -> AppPlaces {
    let fileCount = try reader.number()
    let places = try reader.list { (reader) throws(PlaceReader.Damage) in try reader.place() }
    let unplaced = try reader.list { (reader) throws(PlaceReader.Damage) in
      try reader.unplaced()
    }
    let unasked = try reader.list { (reader) throws(PlaceReader.Damage) in try reader.text() }
    let facts = try reader.list { (reader) throws(PlaceReader.Damage) in try reader.fact() }
    let defaults = try reader.list { (reader) throws(PlaceReader.Damage) in
      try reader.defaultText()
    }
    let keysWithoutOne = try reader.list { (reader) throws(PlaceReader.Damage) in
      try reader.text()
    }
    let skipped = try reader.list { (reader) throws(PlaceReader.Damage) in
      AppPlaces.Skipped(name: try reader.text(), count: try reader.number())
    }
    let refused = try reader.list { (reader) throws(PlaceReader.Damage) in
      try reader.diagnostic()
    }
    return AppPlaces(
      places: places, unplaced: unplaced, unasked: unasked, facts: facts, defaults: defaults,
      keysWithoutOne: keysWithoutOne, fileCount: fileCount, skipped: skipped, refused: refused)
  }
}
