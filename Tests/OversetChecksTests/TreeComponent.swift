import Foundation
import OversetLayoutEngine
import OversetUI

/// The components of Data/tree-rules.tsv: each the least that can have one kind of fault.
enum TreeComponent: String, Sendable, CaseIterable {
  /// A text of one line, as wide as the room.
  case line
  /// A text that wraps, as wide as the room.
  case words
  /// A text that wraps, as high as the room.
  case lines
  /// A text of at most two lines, as wide as the room.
  case twoLines
  /// A text of one line that may shrink to half its size, as wide as the room.
  case scaled
  /// A text.
  case text
  /// A text whose key no catalog has.
  case key
  /// A large text that is clipped with the room above and below.
  case clipped
  /// A text that is clipped to the height of the room.
  case clippedRow
  /// A text that keeps its width, on a screen as wide as the room.
  case fixed
  /// A text at the top of a screen of which it ignores the safe area, the room below the edge.
  case under
  /// A text, and a dot that stands behind the room.
  case places
  /// A text in 60 points beside a spacer and a circle, in a row as wide as the room.
  case beside
  /// A button, at least as wide as the room.
  case button
  /// A text that is moved by the room.
  case offset
  /// A circle whose middle stands in the room from the left, on a screen of 400 points.
  case position
  /// A bar that is filled by as much as the room, of 200 points, from the left.
  case positionedBar
  /// A progress view that is filled by as much as the room, of 200 points.
  case progress
  /// A text whose letters are spaced by the room.
  case tracked
  /// A symbol, whose name is the text.
  case symbol
  /// A symbol that flips.
  case flippedSymbol
  /// Two symbols with a dot between, whose names are the text, in a row.
  case player
  /// Such a row whose direction is fixed.
  case fixedPlayer
  /// Two texts in a row, which the text has on two lines.
  case pair
  /// A text in a view that is fixed from left to right.
  case fixedDirection
  /// The only segment of a control as wide as the room.
  case segment
  /// A picture.
  case picture
  /// A picture of the tests' asset catalog.
  case asset
  /// A picture that flips.
  case flippedPicture

  /// The font of its text.
  var font: Font {
    switch self {
    case .clipped: .system(size: 40)
    case .clippedRow: .system(size: 28)
    case .segment: .system(size: 13, weight: .medium)
    default: .body
    }
  }

  /// The screen in points.
  func screen(room: CGFloat) -> CGSize {
    CGSize(width: self == .fixed ? room : 400, height: 200)
  }

  /// What the bars of the screen take.
  var safeArea: EdgeInsets {
    self == .under ? EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0) : EdgeInsets()
  }

  /// The component.
  @MainActor
  func view(of text: String, isSource: Bool, room: CGFloat) -> AnyView {
    let words = Text(verbatim: text).font(font)
    switch self {
    case .line: return AnyView(words.lineLimit(1).frame(width: room))
    case .twoLines: return AnyView(words.lineLimit(2).frame(width: room))
    case .words: return AnyView(words.frame(width: room))
    case .lines: return AnyView(words.frame(height: room))
    case .scaled: return AnyView(words.lineLimit(1).minimumScaleFactor(0.5).frame(width: room))
    case .text: return AnyView(words)
    case .key: return AnyView(Text(LocalizedStringKey(text)))
    case .clipped: return AnyView(words.padding(.vertical, room).clipped())
    case .clippedRow: return AnyView(words.frame(height: room).clipped())
    case .fixed: return AnyView(words.lineLimit(1).fixedSize())
    case .under:
      return AnyView(
        words.padding(.top, room).frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea())
    case .offset: return AnyView(words.offset(x: room))
    case .position: return AnyView(Circle().frame(width: 9, height: 9).position(x: room, y: 20))
    case .positionedBar:
      return AnyView(
        Capsule().frame(width: room, height: 4).position(x: room / 2, y: 2)
          .frame(width: 200, height: 4))
    case .progress: return AnyView(ProgressView(value: room / 200).frame(width: 200))
    case .tracked: return AnyView(words.tracking(room))
    case .symbol: return AnyView(Image(systemName: text))
    case .flippedSymbol:
      return AnyView(Image(systemName: text).flipsForRightToLeftLayoutDirection(true))
    case .picture, .asset: return AnyView(Image(text))
    case .flippedPicture: return AnyView(Image(text).flipsForRightToLeftLayoutDirection(true))
    case .fixedDirection: return AnyView(words.environment(\.layoutDirection, .leftToRight))
    case .fixedPlayer:
      return AnyView(row(of: text).environment(\.layoutDirection, .leftToRight))
    case .player, .pair: return AnyView(row(of: text))
    case .places, .beside, .button, .segment: return composed(words, room: room)
    }
  }

  /// The lines of `text` side by side: symbols, or texts.
  @MainActor
  private func row(of text: String) -> some View {
    HStack {
      ForEach(text.split(separator: "\n"), id: \.self) { part in
        if self == .pair { Text(verbatim: String(part)) } else { Image(systemName: String(part)) }
      }
    }
  }

  @MainActor
  private func composed(_ words: Text, room: CGFloat) -> AnyView {
    switch self {
    case .segment:
      AnyView(
        Picker("", selection: .constant(1)) { words.tag(1) }
          .pickerStyle(.segmented).frame(width: room))
    case .places:
      AnyView(
        ZStack(alignment: .topLeading) {
          words.fixedSize()
          Text(verbatim: "•").fixedSize().padding(.leading, room)
        })
    case .beside:
      AnyView(
        HStack(spacing: 8) {
          words.lineLimit(1).frame(width: 60)
          Spacer(minLength: 0)
          Circle().frame(width: 20, height: 20)
        }.frame(width: room))
    default:
      AnyView(
        Button {
        } label: {
          words.fixedSize().frame(minWidth: room, minHeight: 44)
        })
    }
  }
}
