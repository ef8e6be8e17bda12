/// The SwiftUI view that draws a kit: one file, without a dependency, for iOS 15 and later.
enum KitSource {
  static let name = "CalibrationKit.swift"

  static func text(of kit: KitContents) -> String {
    let names = kit.pages.map { "    page\($0.number)," }
    let lines =
      head + [view, "", "extension CalibrationPage {", "  static let all = ["] + names + ["  ]"]
      + kit.pages.flatMap { self.lines(of: $0, in: kit) } + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// A page for itself: a compiler that checks one long list would take its time.
  private static func lines(of page: KitContents.Page, in kit: KitContents) -> [String] {
    let cells = kit.code(of: page).cells.map { $0 ? "1" : "0" }.joined()
    let rows = page.rows.map { row in
      "      CalibrationText(text: \(literal(row.text)), size: \(row.size),"
        + " weight: .\(weight(row.weight)), height: \(row.height)),"
    }
    return [
      "", "  private static let page\(page.number) = CalibrationPage(",
      "    locale: \"\(page.locale)\", code: \"\(cells)\",", "    texts: [",
    ] + rows + ["    ])"]
  }

  /// A literal in which nothing is invisible.
  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .format, .control, .lineSeparator, .paragraphSeparator, .privateUse:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        if scalar == "\"" || scalar == "\\" { literal += "\\" }
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private static func weight(_ weight: Int) -> String {
    let names = [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    return names[min(max(weight / 100 - 1, 0), names.count - 1)]
  }

  private static let head = [
    "// Written by `overset calibrate --kit`. README.md beside it says how to take the pictures.",
    "import Foundation", "import SwiftUI", "",
  ]

  private static let view = """
    /// Pages of texts that are to be measured. Show it as the only view of an app; a tap shows the next page.
    struct CalibrationKit: View {
      @State private var page = UserDefaults.standard.integer(forKey: "OversetPage")

      var body: some View {
        CalibrationScreen(
          page: CalibrationPage.all[min(max(page, 1), CalibrationPage.all.count) - 1]
        )
        .onTapGesture {
          page = max(page, 1) % CalibrationPage.all.count + 1
        }
      }
    }

    /// A page on white, whatever the appearance.
    struct CalibrationScreen: View {
      let page: CalibrationPage

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.white.ignoresSafeArea()
          page
            .padding(.leading, \(KitLayout.leading))
            .padding(.top, \(KitLayout.top))
        }
        .environment(\\.layoutDirection, .leftToRight)
        .environment(\\.colorScheme, .light)
      }
    }

    /// One page: marks at the corners, a code that says which page it is, and texts.
    struct CalibrationPage: View {
      let locale: String
      let code: String
      let texts: [CalibrationText]

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          head
            .padding(.bottom, \(KitLayout.gap))
          ForEach(Array(texts.enumerated()), id: \\.offset) { text in
            text.element
          }
          Spacer(minLength: 0)
          foot
        }
        .frame(width: \(KitLayout.width), height: \(KitLayout.height))
        .environment(\\.locale, Locale(identifier: locale))
      }

      private var head: some View {
        HStack(spacing: 0) {
          square(Color(red: 1, green: 0, blue: 0))
          Spacer(minLength: 0)
          ForEach(Array(code.enumerated()), id: \\.offset) { cell in
            square(cell.element == "1" ? Color.black : Color.white)
          }
          Spacer(minLength: 0)
          square(Color(red: 0, green: 1, blue: 0))
        }
      }

      private var foot: some View {
        HStack(spacing: 0) {
          square(Color(red: 0, green: 0, blue: 1))
          Spacer(minLength: 0)
          square(Color(red: 1, green: 0, blue: 1))
        }
      }

      private func square(_ color: Color) -> some View {
        Rectangle()
          .fill(color)
          .frame(width: \(KitLayout.mark), height: \(KitLayout.mark))
      }
    }

    /// One text on one line, as wide as it wants to be.
    struct CalibrationText: View {
      let text: String
      let size: CGFloat
      let weight: Font.Weight
      let height: CGFloat

      var body: some View {
        Text(verbatim: text)
          .font(.system(size: size, weight: weight))
          .foregroundColor(.black)
          .lineLimit(1)
          .fixedSize()
          .frame(width: \(KitLayout.width - 2 * KitLayout.inset), height: height, alignment: .leading)
          .padding(.leading, \(KitLayout.inset))
      }
    }
    """
}
