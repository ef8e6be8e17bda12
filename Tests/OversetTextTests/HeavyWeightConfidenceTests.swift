import OversetConfig
import OversetShaping
import OversetTestBasics
import OversetText
import OversetVocabulary
import Testing

/// What was measured was measured up to weight 700.
@Suite("Confidence at heavy weights")
struct HeavyWeightConfidenceTests {
  private func fit(_ text: String, weight: Int, fonts: FontCollection? = nil) throws -> Fit {
    var request = TextRequest(text, font: TextFont(size: 17, style: FontStyle(weight: weight)))
    request.width = 500
    request.lineLimit = 1
    let engine = try fonts.map { TextEngine(fonts: $0) } ?? Bundled.engine()
    return try #require(engine.fit(request))
  }

  @Test(
    "above bold the class is one lower and the margin wider, and at bold both are as below",
    arguments: ["Reset password", "1234", "Пароль", "كلمة المرور", "รหัสผ่าน", "סיסמה"])
  func heavy(_ text: String) throws {
    let semibold = try fit(text, weight: 600)
    let bold = try fit(text, weight: 700)
    #expect(bold.confidence == semibold.confidence)
    let isMeasured = bold.confidence == .measured
    for weight in [800, 900] {
      let heavy = try fit(text, weight: weight)
      #expect(heavy.confidence == (isMeasured ? .fewRecords : .unverified))
      #expect(heavy.slack >= heavy.needed * (isMeasured ? 0.05 : 0.12))
      #expect(heavy.slack > bold.slack)
    }
  }

  @Test(
    "letters of one advance keep class and margin", arguments: ["パスワード", "重设密码", "비밀번호"])
  func oneAdvance(_ text: String) throws {
    let bold = try fit(text, weight: 700)
    let heavy = try fit(text, weight: 900)
    #expect(heavy.confidence == bold.confidence)
    #expect(heavy.slack == bold.slack)
  }

  @Test("an exact family is the device's own at every weight")
  func exact() throws {
    var manifest = try Bundled.manifest()
    manifest.families[0].isExact = true
    let fonts = try FontCollection(manifest: manifest)
    #expect(try fit("Text", weight: 900, fonts: fonts).confidence == .measured)
  }
}
