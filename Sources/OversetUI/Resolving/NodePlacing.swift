import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetReflection
import OversetText
import OversetVocabulary

/// One layout of one view: its items, which are measured and placed, each with its node.
final class NodePlacing {
  /// A node with its item.
  struct Placed {
    let node: ResolvedNode
    let item: LayoutItem
    let size: CGSize
    let safeArea: EdgeInsets
  }

  private let engine: TextEngine
  private let displayScale: CGFloat
  private let isOnMainActor: Bool
  private let watch: CodeWatch
  private let budget: LayoutBudget
  private var texts: [ObjectIdentifier: PlacedText] = [:]
  /// The content that geometry readers have made, by its item.
  private var contents: [ObjectIdentifier: ResolvedNode] = [:]

  init(engine: TextEngine, displayScale: CGFloat, isOnMainActor: Bool, watch: CodeWatch) {
    self.watch = watch
    budget = LayoutBudget { asker in
      let endless = EndlessCode(.layout(most: LayoutBudget.base), name: "\(asker.type)")
      watch.fails(endless.problem)
      // It asks for ever, whatever it is told: nothing else brings it back. Commands run views in a process of their
      // own, so that one state fails.
      fatalError(endless.problem)
    }
    self.engine = engine
    self.displayScale = displayScale
    self.isOnMainActor = isOnMainActor
  }

  // MARK: Placing

  func place(
    _ content: ResolvedNode, in viewport: Viewport, direction: LayoutDirection
  ) -> Placed {
    switch viewport {
    case .screen(let size, let area):
      let safeArea = EdgeInsets(
        top: area.top, leading: area.leading, bottom: area.bottom, trailing: area.trailing)
      let screen = ResolvedNode(
        LayoutNode(kind: "screen", frame: .zero, direction: direction),
        layout: .behavior(SafeAreaBehavior(insets: safeArea)), children: [content],
        drawingOrder: [0])
      let item = item(for: screen)
      item.layoutRoot(in: CGRect(origin: .zero, size: size))
      return Placed(node: screen, item: item, size: size, safeArea: safeArea)
    case .fitting(let room):
      let proposal = ProposedSize(width: room.width, height: room.height)
      let item = item(for: content)
      item.enterContainer(of: proposal)
      let size = item.sizeThatFits(proposal)
      item.layoutRoot(in: CGRect(origin: .zero, size: size), proposal: proposal)
      return Placed(node: content, item: item, size: size, safeArea: EdgeInsets())
    case .width(let width):
      let proposal = ProposedSize(width: width, height: nil)
      let item = item(for: content)
      item.enterContainer(of: proposal)
      let size = CGSize(width: width, height: item.sizeThatFits(proposal).height)
      item.layoutRoot(in: CGRect(origin: .zero, size: size), proposal: proposal)
      return Placed(node: content, item: item, size: size, safeArea: EdgeInsets())
    case .ideal:
      let item = item(for: content)
      let size = item.sizeThatFits(.unspecified)
      item.layoutRoot(in: CGRect(origin: .zero, size: size), proposal: .unspecified)
      return Placed(node: content, item: item, size: size, safeArea: EdgeInsets())
    }
  }

  private func item(for node: ResolvedNode) -> LayoutItem {
    let scale = node.displayScale ?? displayScale
    var text: PlacedText?
    let behavior: any LayoutBehavior
    switch node.layout {
    case .behavior(let plain): behavior = plain
    case .text(let leaf):
      let placed = PlacedText(leaf, engine: engine, displayScale: scale)
      text = placed
      behavior = placed.behavior
    case .geometry(let content):
      behavior = GeometryBehavior.reading { [self] geometry in
        let measuring = NodeMeasuring { self.item(for: $0).dimensions($1) }
        let made = content.make(for: geometry, measuring: measuring)
        let root = item(for: made)
        contents[ObjectIdentifier(root)] = made
        return root
      }
    }
    let result = LayoutItem(
      behavior, children: node.children.map(item), direction: node.template.direction,
      displayScale: scale, budget: budget)
    if let priority = node.priority { result.priority = priority }
    if !node.values.isEmpty { result.values = node.values }
    if let text { texts[ObjectIdentifier(result)] = text }
    name(node.namedSpaces, after: result)
    return result
  }

  /// Only the content of geometry readers queries coordinate spaces, on the main actor.
  private func name(_ spaces: [CoordinateSpaces.Owner], after item: LayoutItem) {
    guard isOnMainActor, !spaces.isEmpty else { return }
    let item = Unchecked(item)
    MainActor.assumeIsolated {
      for space in spaces { space.item = item.value }
    }
  }

  /// Tells the watch if a guide or the sizes of the view have no end. The view is called as its root.
  func proveEnd(of name: String) {
    if let guide = budget.endlessGuide { watch.found(EndlessCode(.guide, name: guide.name)) }
    guard budget.isUsedUp else { return }
    if let asker = budget.asker {
      watch.found(EndlessCode(.layout(most: budget.limit), name: "\(asker.type)"))
    } else {
      watch.found(EndlessCode(.measuring(most: budget.limit), name: name))
    }
  }

  // MARK: Reading

  /// The value of a placed node and all below it.
  func read(_ node: ResolvedNode, _ item: LayoutItem) -> LayoutNode {
    var result = node.template
    result.frame = item.frame
    node.frameDrawing.complete(&result)
    let items = item.children
    switch node.layout {
    case .behavior: break
    case .text:
      if let text = texts[ObjectIdentifier(item)] {
        result.content = .text(text.content(proposal: item.proposal))
      }
    case .geometry:
      result.children = items.compactMap { child in
        contents[ObjectIdentifier(child)].map { read($0, child) }
      }
      return result
    }
    guard !items.isEmpty else { return result }
    result.children.reserveCapacity(items.count)
    for index in node.drawingOrder where items[index].isPlaced {
      result.children.append(read(node.children[index], items[index]))
    }
    return result
  }
}
