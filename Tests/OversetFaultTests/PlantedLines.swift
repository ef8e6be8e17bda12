import OversetProject
import OversetUI

extension PlantedFault {
  /// Lines and their height: L-1 and L-2.
  static let lines: [PlantedFault] = [
    PlantedFault("ClippedMarks", "L-1", "ink-clipped") {
      Text("The merciful").font(.system(size: 40)).clipped()
    } sound: {
      Text("The merciful").font(.system(size: 40)).padding(.vertical, 12).clipped()
    },
    PlantedFault("ClippedRow", "L-1", "ink-clipped") {
      Text("The merciful").font(.system(size: 28)).frame(height: 24).clipped()
    } sound: {
      Text("The merciful").font(.system(size: 28)).frame(height: 60).clipped()
    },
    PlantedFault("ClippedCapsule", "L-1", "ink-clipped") {
      Text("The merciful").font(.system(size: 30)).frame(height: 26).padding(.horizontal, 30)
        .background(.yellow).clipShape(Capsule())
    } sound: {
      Text("The merciful").font(.system(size: 30)).padding(.vertical, 14).padding(.horizontal, 30)
        .background(.yellow).clipShape(Capsule())
    },
    PlantedFault("LineOfStops", "L-2", "line-break-forbidden", on: .fitting(width: 40)) {
      Text(verbatim: "。。。。")
    } sound: {
      Text(verbatim: "。。")
    },
    PlantedFault("LineOfBrackets", "L-2", "line-break-forbidden", on: .fitting(width: 60)) {
      Text(verbatim: "「「「「あ")
    } sound: {
      Text(verbatim: "「ああ」ああ")
    },
  ]
}
