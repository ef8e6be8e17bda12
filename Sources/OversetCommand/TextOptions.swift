import ArgumentParser
import OversetTextTools

/// Options of subcommands that lay one text out.
struct TextOptions: ParsableArguments {
  @Option(help: "The locale (BCP 47).") var locale: String?
  @Option(help: "The size of a fixed font, in points.") var size: Double?
  @Option(help: "A text style, such as body.") var style: String?
  @Option(help: "The text size, xS to AX5.") var typeSize: String?
  @Option(help: "The weight: regular, semibold ..., or 100 to 900.") var weight: String?
  @Option(help: "The available width, in points.") var width: Double?
  @Option(help: "The maximum number of lines; 0 is unlimited.") var lines: Int?
  @Option(help: "Pixels per point.") var scale: Double?
  @Option(help: "The width model: ios or font.") var metrics: String?
  @Option(help: "The base direction: auto, ltr or rtl.") var direction: String?
  @Option(help: "Where to truncate: head, middle or tail.") var truncation: String?

  /// A request for `text` with these options.
  func request(for text: String) -> MeasureRequest {
    var request = MeasureRequest(text: text)
    request.locale = locale
    request.size = size
    request.style = style
    request.typeSize = typeSize
    request.weight = weight.map(MeasureWeight.name)
    request.width = width
    request.lines = lines
    request.scale = scale
    request.metrics = metrics
    request.direction = direction
    request.truncation = truncation
    return request
  }
}
