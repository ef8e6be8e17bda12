import Foundation
import OversetCatalogs
import OversetFiles
import OversetTestBasics
import OversetVocabulary
import Testing

struct SourceLanguageTests {
  /// The source languages of files that exist: an `.xcodeproj` is no catalog, and says a language.
  private func languages(
    _ files: [String], named: LocaleTag? = nil, in folder: String = ""
  ) throws -> [String] {
    let scratch = try Scratch()
    var catalogs: [BoundFile] = []
    let root = FileRoot(scratch.folder.appending(path: folder), within: scratch.folder)
    for file in files {
      let parts = file.split(separator: "=").map(String.init)
      let contents = parts.count > 1 ? "{ developmentRegion = \(parts[1]); }" : "\"k\" = \"v\";"
      try scratch.write(Data(contents.utf8), to: parts[0])
      if parts.count == 1 { catalogs.append(root.file("/" + scratch.folder.path + "/" + file)) }
    }
    return withExtendedLifetime(scratch) {
      SourceLanguages(of: catalogs, named: named).all.map(\.description)
    }
  }

  @Test(
    "English counts first, then its regional form of most files, then the language of most files",
    arguments: [
      (
        ["ar.lproj/A.strings", "ar.lproj/B.strings", "en.lproj/A.strings"],
        "en: the English of 1 file"
      ),
      (
        ["ar.lproj/A.strings", "de.lproj/A.strings", "en-US.lproj/A.strings"],
        "en-US: the English of 1 file"
      ),
      (
        ["en-GB.lproj/A.strings", "en-US.lproj/A.strings", "en-US.lproj/B.strings"],
        "en-US: the English of 2 files"
      ),
      (["English.lproj/A.strings", "de.lproj/A.strings"], "en: the English of 1 file"),
      (
        ["de.lproj/A.strings", "de.lproj/B.strings", "ar.lproj/A.strings"],
        "de: the language of most files, 2 of 3"
      ),
      (["Base.lproj/A.strings"], "en: assumed, because no file says it"),
      (["A.strings"], "en: assumed, because no file says it"),
    ])
  func withoutProject(files: [String], expected: String) throws {
    #expect(try languages(files) == [expected])
  }

  @Test(
    "the project beside or above the files says its language, in the form that the files have",
    arguments: [
      ("de", "de.lproj", "de"), ("English", "en.lproj", "en"), ("en", "en-US.lproj", "en-US"),
      ("\"en-US\"", "en.lproj", "en"), ("\"zh-Hans\"", "zh-hans.lproj", "zh-Hans"),
      ("pt_BR", "de.lproj", "pt-BR"),
    ])
  func project(region: String, folder: String, expected: String) throws {
    let reason = "developmentRegion of App.xcodeproj/project.pbxproj"
    for place in ["", "App/Resources/"] {
      let files = [
        "\(place)\(folder)/A.strings", "\(place)fr.lproj/A.strings", "\(place)fr.lproj/B.strings",
        "App.xcodeproj/project.pbxproj=\(region)",
      ]
      #expect(try languages(files, in: "App") == ["\(expected): \(reason)"])
    }
  }

  @Test("each file has the nearest project, and one that says nothing counts for nothing")
  func nearestProject() throws {
    let files = [
      "A/de.lproj/A.strings", "A/en.lproj/A.strings", "A/A.xcodeproj/project.pbxproj=de",
      "B/de.lproj/A.strings", "B/en.lproj/A.strings", "B/B.xcodeproj/project.pbxproj=7!",
      "C.xcodeproj/project.pbxproj=fr",
    ]
    #expect(
      try languages(files) == [
        "de: developmentRegion of A/A.xcodeproj/project.pbxproj",
        "fr: developmentRegion of C.xcodeproj/project.pbxproj",
      ])
  }

  @Test("the language that the caller names counts before all others")
  func named() throws {
    let files = ["en.lproj/A.strings", "C.xcodeproj/project.pbxproj=fr"]
    #expect(try languages(files, named: "it") == ["it: named by --source"])
  }

  @Test("a catalog that states its language is not asked for another")
  func stated() throws {
    #expect(try languages(["en.lproj/A.xcstrings", "A.xcodeproj/project.pbxproj=fr"]) == [])
  }

  @Test(
    "developmentRegion is read from any property list in the old style",
    arguments: [
      ("developmentRegion = en;", "en"), ("\tdevelopmentRegion=\"pt-BR\" ;", "pt-BR"),
      ("olddevelopmentRegion = de; developmentRegion = fr;", "fr"),
      ("developmentRegionX = de;", nil), ("developmentRegion", nil), ("developmentRegion =", nil),
      ("developmentRegion = Base;", nil), ("developmentRegion = ../x;", nil), ("", nil),
    ] as [(String, String?)])
  func developmentRegion(text: String, expected: String?) {
    #expect(DevelopmentRegion.read(Array(text.utf8))?.identifier == expected)
  }
}
