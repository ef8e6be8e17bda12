import Foundation
import OversetConfig
import OversetProject
import OversetRaster
import OversetRendering
import OversetUI
import OversetVocabulary

/// Times drawing and writing of pictures, on one core.
struct PictureBenchmark {
  /// The folder of this repository.
  let root: URL
  /// The components of the gallery.
  let gallery: [Component]

  private static let rounds = 9

  /// Draws a screen of 402 x 874 points at three pixels a point, and writes every picture of the
  /// gallery's references again.
  @MainActor func run() throws {
    try drawScreen()
    try writeReferences()
  }

  @MainActor private func drawScreen() throws {
    let project = try Project(root: root)
    guard let state = gallery.first(where: { $0.name == "ChatScreen" })?.states.first
    else { return }
    let resolver = ViewResolver(
      fonts: project.fonts, strings: LocalizedStrings(project.strings))
    let tree = resolver.tree(of: state)
    let renderer = Renderer(fonts: project.fonts)
    let list = DisplayList(tree)
    var bitmap = Bitmap.empty
    let drawing = try best { bitmap = try renderer.draw(list) }
    let writing = try best { _ = try PNG.encode(bitmap) }
    print(
      """
      one screen of \(bitmap.width) x \(bitmap.height) pixels
        draw               \(milliseconds(drawing)) ms
        write, fast        \(milliseconds(writing)) ms
        both               \(milliseconds(drawing + writing)) ms
      """)
  }

  private func writeReferences() throws {
    let folder = root.appending(path: "__Snapshots__")
    let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    var sizes: [PNG.Effort: Int] = [:]
    var times: [PNG.Effort: Double] = [:]
    while let file = paths?.nextObject() as? URL {
      guard file.pathExtension == "png" else { continue }
      let bitmap = try PNG.decode(Data(contentsOf: file)).bitmap
      count += 1
      for effort in [PNG.Effort.fast, .small] {
        let start = ContinuousClock.now
        sizes[effort, default: 0] += try PNG.encode(bitmap, effort: effort).count
        times[effort, default: 0] += (ContinuousClock.now - start).inSeconds
      }
    }
    print("\(count) pictures of the gallery")
    for (name, effort) in [("write, fast", PNG.Effort.fast), ("write, small", .small)] {
      let time = times[effort, default: 0] / Double(max(count, 1))
      print(
        "  \(name.padding(toLength: 19, withPad: " ", startingAt: 0))"
          + "\(sizes[effort, default: 0] / 1000) kB, \(milliseconds(time)) ms each")
    }
  }

  private func best(_ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<Self.rounds {
      let start = ContinuousClock.now
      try work()
      best = min(best, (ContinuousClock.now - start).inSeconds)
    }
    return best
  }

  private func milliseconds(_ seconds: Double) -> String { String(format: "%.1f", seconds * 1000) }
}
