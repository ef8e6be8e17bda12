import Foundation
import OversetConfig
import OversetFiles
import OversetShaping
import OversetTestBasics
import OversetText
import OversetVocabulary
import Testing

/// What was measured was measured at the normal width of letters.
@Suite("Confidence at other widths of letters")
struct RunWidthConfidenceTests {
  private func fit(
    _ text: String, width: Int, fonts: FontCollection? = nil, metrics: MetricsModel = .ios
  ) throws -> Fit {
    var request = TextRequest(text, font: TextFont(size: 17, style: FontStyle(width: width)))
    request.width = 500
    request.lineLimit = 1
    request.metrics = metrics
    let engine = try fonts.map { TextEngine(fonts: $0) } ?? Bundled.engine()
    return try #require(engine.fit(request))
  }

  private func bars(isExact: Bool) throws -> FontCollection {
    var manifest = try FontManifest.read(
      file: BoundFile(named: TestFaces.manifest("bars")), default: Bundled.manifest())
    manifest.families[0].isExact = isExact
    return try FontCollection(manifest: manifest)
  }

  @Test(
    "a scaled face is of class C, whatever the script",
    arguments: ["Reset password", "1234", "비밀번호", "재설정 ok", "كلمة المرور"], [62, 78, 122])
  func scaled(_ text: String, width: Int) throws {
    let fit = try fit(text, width: width)
    #expect(fit.confidence == .unverified)
    #expect(fit.slack >= fit.needed * 0.12)
  }

  @Test("the normal width keeps its class")
  func normal() throws {
    #expect(try fit("Reset password", width: 100).confidence == .measured)
    #expect(try fit("1234", width: 100).confidence == .measured)
  }

  @Test("one run of another width makes the whole text class C")
  func oneRun() throws {
    var request = TextRequest(
      text: Array("Reset password".utf16),
      spans: [
        TextSpan(font: TextFont(size: 17)),
        TextSpan(start: 6, font: TextFont(size: 17, style: FontStyle(width: 78))),
      ])
    request.width = 500
    #expect(try Bundled.engine().fit(request)?.confidence == .unverified)
  }

  @Test("the axis of an exact family is the real width; a scaled exact face is not")
  func exact() throws {
    #expect(try fit("Bars", width: 78, fonts: bars(isExact: true)).confidence == .measured)
    #expect(try fit("Bars", width: 78, fonts: bars(isExact: false)).confidence == .unverified)
    var manifest = try Bundled.manifest()
    manifest.families[0].isExact = true
    let scaled = try FontCollection(manifest: manifest)
    #expect(try fit("Text", width: 78, fonts: scaled).confidence == .unverified)
    #expect(try fit("Text", width: 100, fonts: scaled).confidence == .measured)
  }

  @Test("by the faces' own metrics nothing is claimed of iOS, at any width")
  func ownMetrics() throws {
    #expect(try fit("Reset password", width: 78, metrics: .font).slack == 0)
  }
}
