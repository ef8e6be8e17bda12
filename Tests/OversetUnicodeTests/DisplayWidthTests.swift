import OversetUnicode
import Testing

@Suite("Columns of a terminal")
struct DisplayWidthTests {
  @Test(
    "a text takes the columns of its characters",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｶﾅ", 2), ("Ａ", 2), ("한국", 4),
      ("שלום", 4), ("لَا", 2), ("कि", 2), ("a\u{200B}\u{202E}b", 2), ("\u{2068}a\u{2069}", 1),
      ("\u{7F}\n", 0), ("±α", 2), ("😀", 2), ("⌚", 2), ("❤", 1), ("❤\u{FE0F}", 2),
      ("❤\u{FE0E}", 1), ("😀\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("a\u{FE0F}", 1),
      ("\u{FE0F}", 0), ("🖥", 1), ("🖥\u{FE0F}", 2), ("\u{20000}\u{3FFFD}", 4),
    ])
  func columns(text: String, count: Int) {
    #expect(DisplayWidth.columns(of: text) == count)
  }
}
