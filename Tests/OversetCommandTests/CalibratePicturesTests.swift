import Foundation
import OversetRaster
import OversetTestBasics
import Testing

/// `overset calibrate` with screenshots: what is measured in them, and what is wrong with those that are
/// none of the text.
struct CalibratePicturesTests {
  /// A picture with dark boxes on white, in pixels.
  private static func picture(
    _ boxes: [(x: Int, y: Int, width: Int, height: Int)], width: Int = 400, height: Int = 120
  ) throws -> Data {
    var pixels = [UInt32](repeating: RGBAColor.white.packed, count: width * height)
    for box in boxes {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width {
          pixels[y * width + x] = RGBAColor(red: 20, green: 20, blue: 20).packed
        }
      }
    }
    return try PNG.encode(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// What ink of `Hello` at 17 points is predicted as: some 41 x 12.5 points, 123 x 37 pixels.
  private static let word = (x: 20, y: 30, width: 123, height: 37)

  private func calibrate(
    _ project: TestProject, _ rows: String, picture: Data
  ) async throws -> OversetProcess.Result {
    try project.write("text,size,weight,screenshot,\(rows)", to: "shots.csv")
    try picture.write(to: project.file("a.png"))
    return try await project.overset([
      "calibrate", project.file("shots.csv").path(percentEncoded: false),
    ])
  }

  @Test(
    "the ink of a screenshot is measured, in all of it or in a part",
    arguments: [
      "scale\nHello,17,400,a.png,3\n", "scale,x,y,w,h\nHello,17,400,a.png,3,10,20,180,80\n",
      "scale,kind,width,locale\nHello,17,400,a.png,3,ink,,en\n",
      "scale,width\nHello,17,400,a.png,3,\nHello,17,400,,3,42\n",
    ])
  func measured(rows: String) async throws {
    let project = try TestProject()
    let run = try await calibrate(project, rows, picture: Self.picture([Self.word]))
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("41 pt"), "\(run.text)")
    #expect(run.text.contains("Latn"))
  }

  @Test("without a scale that of the device with such a screen is taken")
  func device() async throws {
    let project = try TestProject()
    let screen = try Self.picture([(20, 60, 82, 25)], width: 750, height: 1334)
    let run = try await calibrate(project, "scale\nHello,17,400,a.png,\n", picture: screen)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("41 pt"), "\(run.text)")
  }

  @Test(
    "a screenshot that is none of the text is refused at its row, with a remedy",
    arguments: [
      (
        "scale\nHello,17,400,a.png,2\n", [word], "2:14: the ink in a.png is 61.5 x 18.5 pt",
        "`scale`: 3 fits better"
      ),
      (
        "scale\nHello,17,400,a.png,3\n", [word, (20, 90, 90, 20)],
        "2:14: a.png shows several lines", "x, y, w and h around one line"
      ),
      (
        "scale\nHello,17,400,a.png,3\n", [], "2:14: there is no text in a.png",
        "correct the picture"
      ),
      (
        "scale\nHello,17,400,a.png,3\n", [(0, 30, 123, 37)],
        "2:14: the text touches the edge of a.png", "leave some pixels"
      ),
      (
        "scale\nHello,17,400,a.png,3\n", [(0, 0, 300, 100)],
        "2:14: the edge of a.png has several colours", "plain background"
      ),
      (
        "scale\nHello,17,400,a.png,3\n", [(20, 30, 330, 37)],
        "2:14: the ink in a.png is 110 x 12.3 pt; the model predicts",
        "correct the text"
      ),
      (
        "scale,x,y,w,h\nHello,17,400,a.png,3,10,20,500,80\n", [word],
        "2:14: x, y, w and h reach beyond a.png, which has 400 x 120 pixels", "in pixels"
      ),
      (
        "scale\nHello,17,400,a.png,\n", [word],
        "2:14: the scale of a.png, 400 x 120 pixels, is not known", "add the column `scale`"
      ),
      (
        "width\nHello,17,400,a.png,42\n", [word], "2:20: the row has a width and a screenshot",
        "remove one"
      ),
      (
        "width\nHello,17,400,,\n", [word], "2:14: the row has neither a width nor a screenshot",
        "give one"
      ),
      (
        "x,y\nHello,17,400,a.png,1,1\n", [word], "1:1: x, y, w and h are the part of a screenshot",
        "add all four"
      ),
      (
        "x,y,w,h\nHello,17,400,a.png,1,1,,\n", [word], "2:20: x, y, w and h belong together",
        "give all four"
      ),
      (
        "kind\nHello,17,400,a.png,frame\n", [word],
        "2:20: the width in a screenshot is that of the ink", "write ink"
      ),
      (
        "scale\nHello,17,400,../a.png,3\n", [word], "2:14: ../a.png: this path leads out of",
        "move the file there"
      ),
      (
        "scale\nHello,17,400,shots.csv,3\n", [word],
        "2:14: shots.csv: this is a file of unknown format, not a PNG", "save the picture as PNG"
      ),
      (
        "scale\n\u{200B},17,400,a.png,3\n", [word], "2:10: the text draws nothing",
        "remove the row"
      ),
      (
        "page\nHello,17,400,a.png,1\n", [word],
        "1:18: the column 'screenshot' cannot stand beside 'page'", "remove the column 'page'"
      ),
    ] as [(String, [(x: Int, y: Int, width: Int, height: Int)], String, String)])
  func refused(
    rows: String, boxes: [(x: Int, y: Int, width: Int, height: Int)], problem: String,
    remedy: String
  ) async throws {
    let project = try TestProject()
    let run = try await calibrate(project, rows, picture: Self.picture(boxes))
    #expect(run.exitCode == 65, "\(run.errors)")
    #expect(run.errors.contains("shots.csv:\(problem)"), "\(run.errors)")
    #expect(run.errors.contains(remedy), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("a screenshot that is damaged is to be taken again", arguments: [0, 40])
  func damaged(length: Int) async throws {
    let project = try TestProject()
    let picture = try Self.picture([Self.word]).prefix(length)
    let run = try await calibrate(
      project, "scale\nHello,17,400,a.png,3\n", picture: Data(picture))
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("take the screenshot again"), "\(run.errors)")
  }

  @Test("rows of two pictures in turn are measured in their order")
  func alternating() async throws {
    let project = try TestProject()
    try Self.picture([(20, 30, 129, 37)]).write(to: project.file("b.png"))
    let rows = ["a", "b", "a"].map { "Hello,17,400,\($0).png,3\n" }.joined()
    let run = try await calibrate(project, "scale\n" + rows, picture: Self.picture([Self.word]))
    #expect(run.exitCode == 0, "\(run.errors)")
    let lines = run.text.split(separator: "\n").filter {
      $0.contains("“Hello”") || $0.contains("\"Hello\"")
    }
    for (line, width) in [("2", "41 pt"), ("3", "43 pt"), ("4", "41 pt")] {
      #expect(
        lines.contains { $0.drop { $0 == " " }.hasPrefix(line) && $0.contains(width) },
        "\(run.text)")
    }
  }

  @Test("a screenshot that is not there is named at its row, beside all other faults")
  func missing() async throws {
    let project = try TestProject()
    let run = try await calibrate(
      project, "scale\nHello,17,400,b.png,3\nHello,17,400,a.png,2\n",
      picture: Self.picture([Self.word]))
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("shots.csv:2:14: b.png: the file does not exist"))
    #expect(run.errors.contains("shots.csv:3:14: the ink in a.png"))
  }

  // MARK: Kits

  @Test("a kit is written, named by its languages, and waits for its pictures")
  func kit() async throws {
    let project = try TestProject()
    let run = try await OversetProcess.run(
      ["calibrate", "--kit", "Kits/thai", "--locale", "th", "--locale", "ar"],
      folder: project.root)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.text.contains("pages: th, ar"))
    let files = ["CalibrationKit.swift", "README.md", "kit.csv"]
    #expect(project.listing(of: "Kits/thai") == files)
    for input in ["Kits/thai", "Kits/thai/kit.csv"] {
      let read = try await OversetProcess.run(["calibrate", input], folder: project.root)
      #expect(read.exitCode == 66 && read.errors.contains("page-1.png is missing"))
    }
    try Data(Self.picture([Self.word])).write(to: project.file("Kits/thai/page-2.png"))
    let wrong = try await OversetProcess.run(["calibrate", "Kits/thai"], folder: project.root)
    #expect(wrong.exitCode == 65)
    #expect(
      wrong.errors.contains("Kits/thai/page-2.png: the picture shows no page"), "\(wrong.errors)")
    let write = ["calibrate", "--kit", "Kits/thai", "--locale", "th"]
    let same = try await OversetProcess.run(write + ["--locale", "ar"], folder: project.root)
    #expect(same.exitCode == 0, "\(same.errors)")
    let other = try await OversetProcess.run(write, folder: project.root)
    #expect(other.exitCode == 64 && other.errors.contains("the pictures of another kit"))
    try FileManager.default.removeItem(at: project.file("Kits/thai/page-2.png"))
    let again = try await OversetProcess.run(write, folder: project.root)
    #expect(again.exitCode == 0, "\(again.errors)")
  }

  @Test(
    "what cannot be a kit is refused",
    arguments: [
      (["--kit", "kit", "--locale", "dz"], 64, "there are no texts in the script of `dz`, Tibt"),
      (["--kit", "kit", "--locale", "xq"], 64, "there is no locale 'xq'"),
      (["--kit", "other"], 64, "the folder has other files and no kit"),
      (["--kit", "file"], 74, "this is not a folder"),
      (["--kit", "file/kit"], 74, "Not a directory"),
      (["other"], 65, "the folder has no kit.csv"),
      (["--kit", "kit", "file"], 64, "give a table or the folder of a kit"),
      ([], 64, "give a table or the folder of a kit"),
      (["file", "--locale", "th"], 64, "--locale goes with --kit"),
      (["--kit", "kit", "-o", "own.yml"], 64, "--kit only writes a kit"),
      (["file", "-o", "a.yml", "--corrections", "b.yml"], 64, "twice; give one of them"),
      (["--kit", ""], 64, "a path is empty"),
      (["file", "--corrections", ""], 64, "a path is empty"),
    ] as [([String], Int32, String)])
  func refusedKits(arguments: [String], exitCode: Int32, message: String) async throws {
    let project = try TestProject()
    try project.write("text", to: "other/notes.txt")
    try project.write("text", to: "file")
    let run = try await OversetProcess.run(["calibrate"] + arguments, folder: project.root)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!project.exists("kit"))
  }
}
