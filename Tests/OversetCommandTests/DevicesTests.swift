import Foundation
import OversetTestBasics
import Testing

/// `overset devices`, and devices and settings as arguments.
struct DevicesTests {
  private static func listing(_ arguments: String...) async throws -> [[String: Any]] {
    let run = try await OversetProcess.run(["devices", "--format", "json"] + arguments)
    #expect(run.exitCode == 0)
    return try #require(try run.json()["devices"] as? [[String: Any]])
  }

  @Test("every device is listed with its variants, each of which can be named")
  func variants() async throws {
    let devices = try await Self.listing()
    let tokens = devices.compactMap { $0["token"] as? String }
    #expect(tokens.starts(with: ["iPhoneSE", "iPhone13"]))
    #expect(tokens.contains("iPhoneAir") && tokens.contains("iPadPro13"))
    let mini = try #require(devices.first { $0["token"] as? String == "iPadMini" })
    let variants = try #require(mini["variants"] as? [String])
    #expect(variants.count == 7)
    let half = try await Self.listing(variants[1], "iPhone 17")
    #expect(half.map { $0["token"] as? String } == ["iPadMini-half", "iPhone17"])
    #expect(half[0]["width"] as? Double == 367)
    #expect(half[0]["horizontalSizeClass"] as? String == "compact")
    #expect(
      half[0]["safeArea"] as? [String: Double] == [
        "top": 24, "bottom": 20, "leading": 0, "trailing": 0,
      ])
  }

  @Test("a device that is named twice is listed once")
  func repeatedNames() async throws {
    let devices = try await Self.listing("iPad9", "iPad9-third", "iPad (9th generation)")
    #expect(devices.map { $0["token"] as? String } == ["iPad9", "iPad9-third"])
  }

  @Test("the text has one line to a device")
  func text() async throws {
    let run = try await OversetProcess.run(["devices", "iPhone17", "iPhone17-zoomed-landscape"])
    #expect(
      run.text == """
        device                          size  scale  top  bottom  sides  size classes       variants
        iPhone17                   402 x 874      3   62      34      0  compact x regular  -landscape \
        -zoomed -zoomed-landscape
        iPhone17-zoomed-landscape  693 x 320      3   16      16   49.3  compact x compact

        """)
  }

  @Test(
    "an unknown device is a wrong argument, with the known ones",
    arguments: [
      (["devices", "iPadMini-zoomed"], "no known size in Display Zoom"),
      (["run", "--device", "iPhone17-half"], "only iPads can be split"),
      (["run", "--device", "iPhone17-landscap"], "write `iPhone17-landscape`"),
      (["run", "--type-size", "XL"], "--type-size"),
      (["run", "--bold-text", "bold"], "--bold-text"),
    ])
  func refusals(arguments: [String], words: String) async throws {
    let run = try await OversetProcess.run(arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("text sizes and Bold Text narrow a run and a check")
  func settings() async throws {
    let project = try TestProject.gallery()
    let run = try await project.overset([
      "run", "--component", "ErrorCard", "--locale", "en", "--device", "iPhone17-landscape",
      "--type-size", "AX1",
      "--type-size", "AX1", "--bold-text", "on", "--format", "json",
    ])
    let cells = try #require(try run.json()["cells"] as? [[String: Any]])
    #expect(!cells.isEmpty)
    for cell in cells {
      #expect((cell["snapshot"] as? String)?.hasSuffix(".en_iPhone17-landscape_AX1_bold") == true)
      #expect(cell["boldText"] as? Bool == true)
    }
    let check = try await SmallCatalog.project().check(
      "button", ["--type-size", "xxL", "--bold-text", "on", "--format", "json"])
    let findings = try #require(try check.json()["findings"] as? [[String: Any]])
    #expect(!findings.isEmpty)
    #expect(
      findings.allSatisfy { $0["typeSize"] as? String == "xxL" && $0["boldText"] as? Bool == true })
  }
}
