import OversetVocabulary

/// What `overset init` tells: what it found, what it wrote, and what comes next.
struct InitReport {
  private let survey: AppSurvey
  private let adoption: Adoption
  private let isDry: Bool

  init(_ survey: AppSurvey, _ adoption: Adoption, isDry: Bool) {
    self.survey = survey
    self.adoption = adoption
    self.isDry = isDry
  }

  /// The report, ending in a newline.
  var text: PrintedText {
    [found, files, next].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var found: [PrintedText] {
    var lines: [PrintedText] = ["Found"]
    for target in survey.targets {
      let previews = target.previews == 1 ? "1 preview" : "\(target.previews) previews"
      let obstacle: PrintedText =
        target.isProgram
        ? "; left out: it is a program. Move its views into a library target"
        : adoption.missing.contains(target.name)
          ? "; left out: add it to what \(adoption.program) depends on and imports" : ""
      lines.append("  target \(target.name): \(previews)" + obstacle)
    }
    lines.append(
      survey.catalogs.isEmpty
        ? "  no catalogs: every text will be shown as its key"
        : "  catalogs: \(survey.catalogs.joined(separator: ", "));"
          + " languages: \(survey.locales.map(\.identifier).joined(separator: ", "))")
    return lines
  }

  private var files: [PrintedText] {
    [isDry ? "Would be written" : "Files"]
      + adoption.files.map { file in
        let fate: PrintedText =
          switch file.fate {
          case .created: "created"
          case .changed: "changed"
          case .kept: "kept"
          }
        return "  \(file.path): " + fate
      }
  }

  private var next: [PrintedText] {
    let previews = survey.libraries.reduce(0) { $0 + $1.previews }
    return ["Next, on a Linux machine with Swift 6.2 or later"]
      + (previews == 0
        ? ["  write a #Preview: each becomes a component, and there is none yet"] : [])
      + [
        "  \(Workflow.installation)",
        "  swift run \(adoption.program) run      # records references, and fails once for that",
        "  swift run \(adoption.program) run      # verifies them",
      ]
  }
}
