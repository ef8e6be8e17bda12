import Foundation
import OversetFiles
import OversetProject
import OversetRaster
import OversetRun
import OversetTestBasics
import OversetUI
import OversetVocabulary

@testable import OversetTextTools

/// Takes the pictures of a kit as a simulator would: the view that the program writes, drawn with the
/// faces and corrections of a project.
@MainActor
struct KitCamera {
  private let drawer: ViewDrawer

  init(project: Project) { drawer = ViewDrawer(project: project) }

  /// The screen of an iPhone SE with a page on it.
  func picture(
    of page: KitContents.Page, in kit: KitContents, scale: Double = 2
  ) throws -> Bitmap {
    try picture(of: CalibrationScreen(page: CalibrationPage(page, in: kit)), scale: scale)
  }

  func picture(
    of view: some View, scale: Double = 2, colorScheme: ColorScheme = .light
  ) throws -> Bitmap {
    let size = CGSize(width: 375, height: 667)
    return try drawer.bitmap(
      of: view, in: .screen(size: size, safeArea: SafeArea(top: 20, bottom: 0)),
      for: ViewEnvironment(
        locale: "en", direction: .leftToRight, colorScheme: colorScheme, displayScale: scale))
  }
}

extension KitCamera {
  /// Writes a kit with its pictures. Returns its table.
  func write(
    _ kit: KitContents, scale: Double, to folder: TestProject
  ) throws -> BoundFile {
    for file in KitFiles(kit).files {
      try folder.write(String(decoding: file.contents, as: UTF8.self), to: "Kit/\(file.name)")
    }
    for page in kit.pages {
      try PNG.encode(picture(of: page, in: kit, scale: scale))
        .write(to: folder.file("Kit/\(page.picture)"))
    }
    return BoundFile(named: folder.file("Kit/kit.csv"))
  }
}

extension CalibrationPage {
  init(_ page: KitContents.Page, in kit: KitContents) {
    self.init(
      locale: page.locale.identifier,
      code: kit.code(of: page).cells.map { $0 ? "1" : "0" }.joined(),
      texts: page.rows.map {
        CalibrationText(
          text: $0.text, size: $0.size, weight: .ofValue($0.weight), height: Double($0.height))
      })
  }
}

extension Font.Weight {
  fileprivate static func ofValue(_ value: Int) -> Font.Weight {
    switch value {
    case 600: .semibold
    case 700: .bold
    default: .regular
    }
  }
}

/// A project whose letters of one script have widths of their own.
enum PlantedProject {
  static func project(_ corrections: String? = nil) throws -> (TestProject, Project) {
    let folder = try TestProject()
    if let corrections {
      try folder.write(
        "version: 1\nextends: default\ncorrections: own.yml\n", to: "Fonts/fonts.yml")
      try folder.write(
        "version: 1\nextends: default\nscripts:\n\(corrections)", to: "Fonts/own.yml")
    }
    return (folder, try Project(root: folder.root, readsCatalogs: false))
  }
}
