import Foundation
import OversetUI
import Testing

/// Formatters that Foundation lacks on Linux.
struct FormatterTests {
  private func formatter(
    _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional,
    _ behavior: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (Locale(identifier: "en_US"), .gmt)
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = behavior
    return formatter
  }

  @Test("a time with colons has the units that are allowed")
  func clocks() {
    #expect(formatter([.hour, .minute, .second]).string(from: 3905) == "1:05:05")
    #expect(formatter([.hour, .minute, .second]).string(from: 65) == "1:05")
    #expect(formatter([.minute, .second]).string(from: 3905) == "65:05")
    #expect(formatter([.minute, .second], .positional, .pad).string(from: 65) == "01:05")
    #expect(formatter([.hour, .minute]).string(from: 3905) == "1:05")
    #expect(formatter([.second]).string(from: 3905) == "3905")
    #expect(formatter([.minute]).string(from: 119) == "1")
  }

  @Test("units have their names; those that are 0 are left out unless the behaviour keeps them")
  func words() {
    let units: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(formatter(units, .full).string(from: 3905) == "1 hour, 5 minutes, 5 seconds")
    #expect(formatter(units, .full).string(from: 3600) == "1 hour")
    #expect(formatter(units, .full).string(from: 0) == "0 seconds")
    #expect(
      formatter(units, .full, .dropLeading).string(from: 3600) == "1 hour, 0 minutes, 0 seconds")
    #expect(formatter([.day], .full).string(from: 172_800) == "2 days")
    // What is left over is not counted: nothing is rounded up.
    #expect(formatter([.hour, .minute], .full).string(from: 3580) == "59 minutes")
    #expect(formatter([.minute], .full).string(from: 119) == "1 minute")
  }

  @Test(
    "a duration with a month in it has no words, and a month of seconds has if months are not asked for"
  )
  func months() {
    #expect(formatter([.month, .day], .full).string(from: 86_400) == "1 day")
    #expect(formatter([.month, .day], .full).string(from: 86_400 * 40) == nil)
    #expect(formatter([.year], .full).string(from: 1) == nil)
    #expect(formatter([.day], .full).string(from: 86_400 * 40) == "40 days")
  }

  @Test("no number of units stops the program")
  func extremes() {
    let all = formatter([.year, .month, .day, .hour, .minute, .second], .full)
    for number in [Int.min, -1, 0, Int.max] {
      var components = DateComponents(day: number, hour: number, minute: number, second: number)
      _ = all.string(from: components)
      (components.year, components.month) = (number, number)
      _ = all.string(from: components)
      components.weekOfYear = number
      _ = formatter([.day], .full).string(from: components)
    }
    for time in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      _ = all.string(from: time)
      _ = formatter([.hour, .minute]).string(from: time)
    }
    #expect(all.string(from: .nan) == nil)
  }

  @Test("units of time have words in the long style, and others their symbols")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitDuration.hours)) == "2 hours")
    formatter.unitStyle = .short
    formatter.locale = Locale(identifier: "de_DE")
    let length = formatter.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers))
    #expect(length.hasPrefix("1,5") && length.hasSuffix("km"))
  }

  @Test("a cloud's values are nobody's, so that no variant sees what another sets")
  func cloud() {
    NSUbiquitousKeyValueStore.default.set(true, forKey: "a")
    #expect(!NSUbiquitousKeyValueStore.default.bool(forKey: "a"))
  }

  @Test("an order by a key keeps the order")
  func sorting() {
    let descriptor = NSSortDescriptor(key: "name", ascending: true)
    let (first, second) = (NSObject(), NSObject())
    #expect(descriptor.compare(first, to: second) == .orderedSame)
    #expect(descriptor.compare(second, to: first) == .orderedSame)
  }

  @Test("a type of files has an ending and is a kind of others")
  func types() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.conforms(to: .image))
    #expect(UTType.svg.conforms(to: .xml) && UTType.swiftSource.conforms(to: .text))
    #expect(!UTType.png.conforms(to: .text) && !UTType.image.conforms(to: .png))
    #expect(UTType.mpeg4Movie.preferredMIMEType == "video/mp4" && UTType.folder.conforms(to: .item))
    // An ending of Apple's own type, which is a kind of the standard's: a film without pictures.
    let song = try #require(UTType(filenameExtension: "m4a", conformingTo: .audio))
    #expect(song.identifier == "com.apple.m4a-audio" && song.conforms(to: .mpeg4Audio))
    #expect(song.conforms(to: .audio) && song.conforms(to: .mpeg4Movie))
    #expect(!UTType.livePhoto.conforms(to: .image))
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    let own = UTType(exportedAs: "org.example.recipe", conformingTo: .json)
    let inner = UTType(exportedAs: "org.example.menu", conformingTo: own)
    #expect(inner.conforms(to: own) && inner.conforms(to: .text) && !own.conforms(to: inner))
    #expect(
      own == UTType("org.example.recipe") && Set([own, UTType("org.example.recipe")]).count == 1)
    let unknown = try #require(UTType(filenameExtension: "recipe"))
    #expect(unknown.isDynamic && unknown.preferredFilenameExtension == "recipe")
  }

  @Test(
    "an address gets the ending of a type unless it has one",
    arguments: [
      ("picture", UTType.png, "picture.png"), ("picture.png", .png, "picture.png"),
      ("picture.jpeg", .image, "picture.jpeg"), ("version 1.2", .json, "version 1.2.json"),
      ("folder", .folder, "folder"),
    ])
  func endings(name: String, type: UTType, expected: String) {
    let folder = URL(filePath: "/documents", directoryHint: .isDirectory)
    var address = folder
    address.appendPathComponent(name, conformingTo: type)
    #expect(address.lastPathComponent == expected)
    #expect(address.deletingLastPathComponent() == folder)
    address = folder.appending(path: name)
    address.appendPathExtension(for: type)
    #expect(address.lastPathComponent == expected)
  }
}
