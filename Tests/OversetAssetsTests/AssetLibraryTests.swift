import Foundation
import OversetAssets
import OversetFiles
import OversetRaster
import OversetTestBasics
import OversetVocabulary
import Testing

/// Names in the catalogs of a project.
struct AssetLibraryTests {
  private static let assetLibrary = AssetLibrary(
    root: FileRoot(TestAssets.folder), patterns: ["**"])

  private static func assetLibrary(
    of files: TestProject, _ patterns: [String] = ["**"]
  ) -> AssetLibrary {
    AssetLibrary(root: FileRoot(files.root), patterns: patterns)
  }

  private static func picture(
    _ name: String, _ traits: AssetTraits = AssetTraits(), scale: Double = 3
  ) -> AssetPicture? {
    guard
      case .found(.picture(let picture)) = assetLibrary.image(name, for: traits, scale: { scale })
    else { return nil }
    return picture
  }

  private static func problem<Value>(_ answer: AssetLibrary.Answer<Value>) -> AssetProblem? {
    if case .missing(let problem) = answer { problem } else { nil }
  }

  @Test("a colour follows appearance and contrast")
  func colors() {
    func color(_ traits: AssetTraits) -> RGBAColor? {
      guard case .found(.components(let color)) = Self.assetLibrary.color("brand", for: traits)
      else {
        return nil
      }
      return color
    }
    #expect(color(AssetTraits()) == RGBAColor(red: 0x10, green: 0x80, blue: 0xF0))
    #expect(color(AssetTraits(appearance: .dark)) == RGBAColor(red: 0x20, green: 0x90, blue: 0xFF))
    #expect(
      color(AssetTraits(isHighContrast: true)) == RGBAColor(red: 0, green: 0x40, blue: 0x80))
    #expect(
      color(AssetTraits(appearance: .dark, isHighContrast: true))
        == RGBAColor(red: 0x60, green: 0xB0, blue: 0xFF, alpha: 128))
  }

  @Test("a picture has the same size in points at every scale", arguments: [1.0, 2, 3])
  func scales(scale: Double) throws {
    let picture = try #require(Self.picture("logo", scale: scale))
    #expect(picture.size == CGSize(width: 20, height: 10))
    #expect(picture.width == Int(20 * scale))
    #expect(picture.pixels.count == picture.width * picture.height * 4)
    #expect(Array(picture.pixels.prefix(4)) == [0xE0, 0x20, 0x40, 255])
    let dark = try #require(Self.picture("logo", AssetTraits(appearance: .dark), scale: scale))
    #expect(Array(dark.pixels.prefix(4)) == [0x40, 0x20, 0xE0, 255])
  }

  @Test("a folder is part of a name only where it says so")
  func namespaces() {
    #expect(Self.picture("Icons/arrow") != nil)
    #expect(Self.picture("arrow") == nil)
    #expect(Self.picture("greeting") != nil)
    #expect(Self.picture("More/greeting") == nil)
  }

  @Test("a picture follows language, device and direction")
  func traits() {
    #expect(Self.picture("greeting")?.width == 8)
    #expect(Self.picture("greeting", AssetTraits(locale: "de-AT"))?.width == 12)
    #expect(Self.picture("greeting", AssetTraits(idiom: .pad))?.width == 16)
    let arabic = AssetTraits(locale: "ar", direction: .rightToLeft)
    #expect(Self.picture("Icons/arrow", arabic)?.isMirrored == true)
    #expect(Self.picture("Icons/arrow")?.isMirrored == false)
    #expect(Self.picture("Icons/arrow")?.isTemplate == true)
    #expect(Self.picture("logo", arabic)?.isMirrored == false)
  }

  @Test("a drawing has its size and no pixels")
  func drawings() {
    #expect(Self.picture("drawing")?.size == CGSize(width: 48, height: 24))
    #expect(Self.picture("drawing")?.pixels.isEmpty == true)
  }

  @Test("an app's own symbol is one, and an icon is nothing that a view shows")
  func symbols() {
    guard case .found(.symbol) = Self.assetLibrary.image("own", for: AssetTraits(), scale: { 1 })
    else {
      Issue.record("no symbol")
      return
    }
    #expect(Self.picture("AppIcon") == nil)
  }

  @Test("a name that no catalog has is told with the one that is most like it")
  func unknownNames() {
    #expect(
      Self.problem(Self.assetLibrary.color("brnad", for: AssetTraits()))
        == .unknown(nearest: "brand"))
    #expect(
      Self.problem(Self.assetLibrary.color("elsewhere", for: AssetTraits()))
        == .unknown(nearest: nil))
    #expect(
      Self.problem(Self.assetLibrary.image("brand", for: AssetTraits(), scale: { 1 }))
        == .unknown(nearest: nil))
    #expect(
      Self.problem(AssetLibrary.empty.color("brand", for: AssetTraits())) == .noCatalog)
  }

  @Test(
    "a set that cannot be used names its file",
    arguments: [
      ("lost", "Media.xcassets/More/lost.imageset/lost.png"),
      ("outside", "Media.xcassets/More/outside.imageset/Contents.json"),
      ("damaged", "Media.xcassets/More/damaged.imageset/damaged.png"),
    ])
  func unreadablePictures(name: String, file: String) {
    let problem = Self.problem(Self.assetLibrary.image(name, for: AssetTraits(), scale: { 1 }))
    guard case .unreadable(let error) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(error.file == file)
  }

  @Test("a colour that cannot be used names its place")
  func unreadableColors() {
    guard
      case .unreadable(let error) = Self.problem(
        Self.assetLibrary.color("broken", for: AssetTraits())),
      case .unreadable(let empty) = Self.problem(
        Self.assetLibrary.color("empty", for: AssetTraits()))
    else {
      Issue.record("readable")
      return
    }
    #expect(error.place?.line == 3)
    #expect(error.file == "Media.xcassets/broken.colorset/Contents.json")
    #expect(empty.problem == "the set holds no colour")
  }

  @Test("folders that lead back to themselves are walked once")
  func cycles() throws {
    let files = try TestProject()
    try files.write("{}", to: "App/Media.xcassets/Group/Contents.json")
    try files.write(
      #"{ "colors" : [ { "color" : { "reference" : "a" } } ] }"#,
      to: "App/Media.xcassets/Group/a.colorset/Contents.json")
    for (link, target) in [
      ("App/Media.xcassets/Group/again", ".."), ("App/up", ".."), ("App/self", "self"),
      ("App/out", "/"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: files.file(link).path, withDestinationPath: target)
    }
    guard case .found = Self.assetLibrary(of: files).color("a", for: AssetTraits()) else {
      Issue.record("not found")
      return
    }
  }

  @Test("patterns choose catalogs, and pass over tests and other people's code")
  func patterns() throws {
    let files = try TestProject()
    let set = #"{ "colors" : [ { "color" : { "reference" : "a" } } ] }"#
    for folder in ["App", "AppTests", "Pods/Kit", ".build", "Tests/A"] {
      let name = folder.filter(\.isLetter)
      try files.write(set, to: "\(folder)/Media.xcassets/\(name).colorset/Contents.json")
    }
    func names(_ patterns: [String]) -> [String] {
      let library = Self.assetLibrary(of: files, patterns)
      return ["App", "AppTests", "PodsKit", "build", "TestsA"].filter {
        if case .found = library.color($0, for: AssetTraits()) { true } else { false }
      }
    }
    #expect(names(["**"]) == ["App"])
    #expect(names(["App/**"]) == ["App"])
    #expect(names(["Tests/**"]) == ["TestsA"])
    #expect(names(["Pods/Kit/Media.xcassets"]) == ["PodsKit"])
    #expect(names(["*/Media.xcassets"]) == ["App"])
    #expect(names([]) == [])
  }

  @Test("a path that is no catalog is refused")
  func wrongPaths() throws {
    let files = try TestProject()
    try files.write("", to: "App/Media.xcassets/Contents.json")
    for path in ["App", "Gone.xcassets", "App/Media.xcassets/Contents.json", "../x.xcassets"] {
      #expect(throws: Diagnostic.self) { try Self.assetLibrary(of: files, [path]).validate() }
    }
    try Self.assetLibrary(of: files, ["App/Media.xcassets", "Gone/**"]).validate()
  }
}
