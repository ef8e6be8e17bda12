// Written by `overset calibrate --kit`. README.md beside it says how to take the pictures.
import Foundation
import SwiftUI

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
        .padding(.leading, 11)
        .padding(.top, 8)
    }
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.colorScheme, .light)
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
        .padding(.bottom, 8)
      ForEach(Array(texts.enumerated()), id: \.offset) { text in
        text.element
      }
      Spacer(minLength: 0)
      foot
    }
    .frame(width: 352, height: 600)
    .environment(\.locale, Locale(identifier: locale))
  }

  private var head: some View {
    HStack(spacing: 0) {
      square(Color(red: 1, green: 0, blue: 0))
      Spacer(minLength: 0)
      ForEach(Array(code.enumerated()), id: \.offset) { cell in
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
      .frame(width: 12, height: 12)
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
      .frame(width: 312, height: height, alignment: .leading)
      .padding(.leading, 20)
  }
}

extension CalibrationPage {
  static let all = [
    page1,
    page2,
    page3,
    page4,
    page5,
  ]

  private static let page1 = CalibrationPage(
    locale: "th", code: "000000010100001010110110",
    texts: [
      CalibrationText(text: "การตั้งค่า", size: 17.0, weight: .regular, height: 42),
      CalibrationText(text: "ยกเลิก", size: 15.0, weight: .regular, height: 38),
      CalibrationText(text: "บันทึก", size: 13.0, weight: .regular, height: 34),
      CalibrationText(text: "ค้นหา", size: 17.0, weight: .regular, height: 42),
      CalibrationText(text: "รหัสผ่าน", size: 15.0, weight: .regular, height: 38),
      CalibrationText(text: "การแจ้งเตือน", size: 13.0, weight: .regular, height: 34),
      CalibrationText(text: "ความเป็นส่วนตัว", size: 17.0, weight: .regular, height: 42),
      CalibrationText(text: "ภาษา", size: 15.0, weight: .regular, height: 38),
      CalibrationText(text: "ดำเนินการต่อ", size: 13.0, weight: .regular, height: 34),
      CalibrationText(text: "แชร์รูปภาพ", size: 17.0, weight: .regular, height: 42),
      CalibrationText(text: "ชาสองถ้วย", size: 15.0, weight: .regular, height: 38),
      CalibrationText(text: "เปิดหน้าต่าง", size: 13.0, weight: .regular, height: 34),
      CalibrationText(text: "วันนี้อากาศดี", size: 17.0, weight: .regular, height: 42),
      CalibrationText(text: "พรุ่งนี้เราจะกลับมา", size: 15.0, weight: .regular, height: 38),
    ])

  private static let page2 = CalibrationPage(
    locale: "th", code: "000000100100001010110101",
    texts: [
      CalibrationText(text: "การตั้งค่า", size: 17.0, weight: .semibold, height: 42),
      CalibrationText(text: "ยกเลิก", size: 15.0, weight: .semibold, height: 38),
      CalibrationText(text: "บันทึก", size: 17.0, weight: .semibold, height: 42),
      CalibrationText(text: "ค้นหา", size: 15.0, weight: .semibold, height: 38),
      CalibrationText(text: "รหัสผ่าน", size: 17.0, weight: .semibold, height: 42),
      CalibrationText(text: "การแจ้งเตือน", size: 15.0, weight: .semibold, height: 38),
      CalibrationText(text: "ความเป็นส่วนตัว", size: 17.0, weight: .semibold, height: 42),
      CalibrationText(text: "ภาษา", size: 15.0, weight: .semibold, height: 38),
      CalibrationText(text: "ดำเนินการต่อ", size: 17.0, weight: .semibold, height: 42),
      CalibrationText(text: "แชร์รูปภาพ", size: 15.0, weight: .semibold, height: 38),
      CalibrationText(text: "ชาสองถ้วย", size: 17.0, weight: .semibold, height: 42),
      CalibrationText(text: "เปิดหน้าต่าง", size: 15.0, weight: .semibold, height: 38),
      CalibrationText(text: "การตั้งค่า", size: 28.0, weight: .regular, height: 64),
    ])

  private static let page3 = CalibrationPage(
    locale: "th", code: "000000110100001010110100",
    texts: [
      CalibrationText(text: "ยกเลิก", size: 22.0, weight: .regular, height: 52),
      CalibrationText(text: "บันทึก", size: 20.0, weight: .regular, height: 48),
      CalibrationText(text: "ค้นหา", size: 28.0, weight: .regular, height: 64),
      CalibrationText(text: "รหัสผ่าน", size: 22.0, weight: .regular, height: 52),
      CalibrationText(text: "การแจ้งเตือน", size: 20.0, weight: .regular, height: 48),
      CalibrationText(text: "ความเป็นส่วนตัว", size: 28.0, weight: .regular, height: 64),
      CalibrationText(text: "ภาษา", size: 22.0, weight: .regular, height: 52),
      CalibrationText(text: "ดำเนินการต่อ", size: 20.0, weight: .regular, height: 48),
      CalibrationText(text: "แชร์รูปภาพ", size: 28.0, weight: .regular, height: 64),
      CalibrationText(text: "ชาสองถ้วย", size: 22.0, weight: .regular, height: 52),
    ])

  private static let page4 = CalibrationPage(
    locale: "th", code: "000001000100001010110011",
    texts: [
      CalibrationText(text: "เปิดหน้าต่าง", size: 20.0, weight: .regular, height: 48),
      CalibrationText(text: "การตั้งค่า", size: 22.0, weight: .bold, height: 52),
      CalibrationText(text: "ยกเลิก", size: 20.0, weight: .bold, height: 48),
      CalibrationText(text: "บันทึก", size: 22.0, weight: .bold, height: 52),
      CalibrationText(text: "ค้นหา", size: 20.0, weight: .bold, height: 48),
      CalibrationText(text: "รหัสผ่าน", size: 22.0, weight: .bold, height: 52),
      CalibrationText(text: "การแจ้งเตือน", size: 20.0, weight: .bold, height: 48),
      CalibrationText(text: "ความเป็นส่วนตัว", size: 22.0, weight: .bold, height: 52),
      CalibrationText(text: "ภาษา", size: 20.0, weight: .bold, height: 48),
      CalibrationText(text: "ดำเนินการต่อ", size: 22.0, weight: .bold, height: 52),
      CalibrationText(text: "แชร์รูปภาพ", size: 20.0, weight: .bold, height: 48),
    ])

  private static let page5 = CalibrationPage(
    locale: "th", code: "000001010100001010110010",
    texts: [
      CalibrationText(text: "ชาสองถ้วย", size: 22.0, weight: .bold, height: 52),
      CalibrationText(text: "เปิดหน้าต่าง", size: 20.0, weight: .bold, height: 48),
      CalibrationText(text: "วันนี้อากาศดี", size: 22.0, weight: .bold, height: 52),
    ])
}
