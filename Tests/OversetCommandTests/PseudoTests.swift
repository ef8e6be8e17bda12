import Foundation
import OversetTestBasics
import Testing

/// `overset pseudo`: catalogs in a pseudolocale.
struct PseudoTests {
  private static let strings = "/* Row */\r\n\"save\" = \"Save %@\";\r\n"
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Brand" : {
          "shouldTranslate" : false
        },
        "Save" : {

        }
      },
      "version" : "1.0"
    }
    """
  private static let export = """
    <xliff version="1.2"><file original="A.strings" source-language="en" target-language="de"><body>
    <trans-unit id="a"><source>Save</source><target>Sichern</target></trans-unit></body></file></xliff>
    """

  private func project(_ files: [String: String]) throws -> TestProject {
    let project = try TestProject()
    for (path, text) in files { try project.write(text, to: path) }
    return project
  }

  private func pseudo(
    _ project: TestProject, _ arguments: [String]
  ) async throws -> OversetProcess.Result {
    try await OversetProcess.run(["pseudo"] + arguments, folder: project.root)
  }

  private func text(_ project: TestProject, _ path: String) throws -> String {
    try String(contentsOf: project.file(path), encoding: .utf8)
  }

  @Test(
    "every catalog format is printed or written in the pseudolocale, and the input stays",
    arguments: [
      ("en.lproj/A.strings", strings, "/* Row */\r\n\"save\" = \"Šåṽé %@\";\r\n"),
      (
        "A.xcstrings", catalog,
        catalog.replacing(
          "\"Save\" : {\n\n    }",
          with: """
            "Save" : {
                  "localizations" : {
                    "en-XA" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Šåṽé"
                      }
                    }
                  }
                }
            """)
      ),
      (
        "de.xliff", export,
        export.replacing("\"de\"", with: "\"en-XA\"").replacing("Sichern", with: "Šåṽé")
      ),
      (
        "en.lproj/A.stringsdict",
        "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>Save &lt;</string></dict></dict></plist>",
        "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>Šåṽé &lt;</string></dict></dict></plist>"
      ),
    ])
  func formats(path: String, before: String, after: String) async throws {
    let project = try project([path: before])
    let printed = try await pseudo(project, [path, "--locale", "en-XA"])
    #expect(printed.exitCode == 0)
    #expect(printed.errors.isEmpty)
    #expect(Array(printed.text.utf8) == Array(after.utf8))
    let written = try await pseudo(project, [path, "--locale", "en-XA", "-o", "out.txt"])
    #expect(written.exitCode == 0)
    #expect(written.output.isEmpty)
    #expect(try Data(contentsOf: project.file("out.txt")) == printed.output)
    #expect(try text(project, path).utf8.elementsEqual(before.utf8))
  }

  /// Several files go into a folder, which is made where it is missing.
  @Test(
    "several catalogs go into a folder, which is created where it is missing",
    arguments: ["Pseudo", "Pseudo/", "Deep/er"])
  func folders(output: String) async throws {
    let project = try project(["en.lproj/A.strings": Self.strings, "B.xcstrings": Self.catalog])
    let run = try await pseudo(
      project, ["en.lproj/A.strings", "B.xcstrings", "--locale", "ar-XB", "-o", output])
    #expect(run.exitCode == 0)
    #expect(project.listing(of: output) == ["A.strings", "B.xcstrings"])
    #expect(try text(project, "B.xcstrings") == Self.catalog)
    // One file goes into a folder that is there.
    let one = try await pseudo(project, ["B.xcstrings", "--locale", "en-XA", "-o", output])
    #expect(one.exitCode == 0)
    #expect(try text(project, "\(output)/B.xcstrings").contains("en-XA"))
  }

  /// The input is written only where -o names it.
  @Test("the input is overwritten where -o names the file itself, and nowhere else")
  func inPlace() async throws {
    let project = try project(["A.xcstrings": Self.catalog])
    for output in [".", "./"] {
      let refused = try await pseudo(project, ["A.xcstrings", "--locale", "en-XA", "-o", output])
      #expect(refused.exitCode == 64)
      #expect(refused.errors.contains("A.xcstrings: the output folder contains this input file"))
      #expect(try text(project, "A.xcstrings") == Self.catalog)
    }
    let named = try await pseudo(
      project, ["A.xcstrings", "--locale", "en-XA", "-o", "A.xcstrings"])
    #expect(named.exitCode == 0)
    let once = try text(project, "A.xcstrings")
    #expect(once.contains("\"en-XA\" : {"))
    // What is there already is not added again.
    #expect(try await pseudo(project, ["A.xcstrings", "--locale", "en-XA"]).text == once)
  }

  @Test(
    "bad arguments end pseudo with 64 and write nothing",
    arguments: [
      (["A.strings"], "Missing expected argument '--locale"),
      (["A.strings", "--locale", "de"], "'de' is not a pseudolocale; choose one of: en-XA, ar-XB"),
      (["--locale", "en-XA"], "Missing expected argument '<files>"),
      (["A.strings", "B/A.strings", "--locale", "en-XA"], "several catalogs need a folder"),
      (
        ["A.strings", "B/A.strings", "--locale", "en-XA", "-o", "O"],
        "two input files have this name"
      ),
      (
        ["A.strings", "B/A.strings", "--locale", "en-XA", "-o", "A.strings"],
        "the output must be a folder"
      ),
      (["A.strings", "--locale", "en-XA", "-o", "A.strings/"], "the output must be a folder"),
      (["A.strings", "--locale", "en-XA", "-o", "/dev/null"], "neither a file nor a folder"),
    ])
  func usage(arguments: [String], problem: String) async throws {
    let project = try project(["A.strings": "a = b;", "B/A.strings": "a = c;"])
    let before = try project.bytes(of: "")
    let run = try await pseudo(project, arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(problem), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try project.bytes(of: "") == before)
  }

  @Test(
    "a bad catalog ends pseudo with its place, and none of the files is written",
    arguments: [
      ("A.strings", "a = b;\nc = \"d\" e;", 65, "error: A.strings:2:7: "),
      ("A.xcstrings", "{\n  \"a\" : ,\n}", 65, "error: A.xcstrings:2:9: "),
      ("A.stringsdict", "<plist><dict></plist>", 65, "error: A.stringsdict:1:8: "),
      ("A.strings", "bplist00", 65, "plutil -convert xml1 A.strings"),
      ("A.txt", "a", 65, "error: A.txt: the file is not a catalog"),
      (".strings/x", "a", 65, "error: .strings: the file is not a catalog"),
      ("None.strings/x", "a", 74, "error: None.strings: this is a directory, not a file; "),
    ])
  func faults(path: String, text: String, code: Int32, problem: String) async throws {
    let project = try project([path: text, "Good.strings": "a = b;"])
    let file = path.split(separator: "/").first.map(String.init) ?? path
    let run = try await pseudo(
      project, ["Good.strings", file, "--locale", "en-XA", "-o", "Out/"])
    #expect(run.exitCode == code)
    #expect(run.errors.contains(problem), "\(run.errors)")
    // Of several files none is written unless all can be.
    #expect(!project.exists("Out"))
  }

  @Test("a catalog that does not exist ends pseudo with 74")
  func absentFile() async throws {
    let run = try await pseudo(try project([:]), ["None.strings", "--locale", "en-XA"])
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("error: None.strings: the file does not exist"))
  }

  /// Where nothing can be written the error says so, and nothing is left behind.
  @Test("an output that cannot be written ends pseudo with 74 and leaves nothing behind")
  func outputThatCannotBeWritten() async throws {
    let project = try project(["A.strings": "a = b;", "File": ""])
    let run = try await pseudo(project, ["A.strings", "--locale", "en-XA", "-o", "File/B.strings"])
    #expect(run.exitCode == 74)
    #expect(project.listing(of: "") == ["A.strings", "File"])
  }
}
