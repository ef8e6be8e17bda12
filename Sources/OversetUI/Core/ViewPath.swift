/// Where a view stands below the root of its component: what its state belongs to.
///
/// Most views have no state, so a place is put into words only on demand.
struct ViewPath {
  private final class Step {
    let outer: Step?
    let part: Part

    init(_ outer: Step?, _ part: Part) {
      self.outer = outer
      self.part = part
    }
  }

  private enum Part {
    case type(Any.Type)
    case name(String)
    case index(Int)
    case element(AnyHashable)

    var words: String {
      switch self {
      case .type(let type): "\(type)"
      case .name(let name): name
      case .index(let index): "\(index)"
      case .element(let identity): "[\(identity)]"
      }
    }
  }

  private let step: Step

  private init(_ step: Step) { self.step = step }

  /// The place of a component's root.
  init(root type: Any.Type) { step = Step(nil, .type(type)) }

  /// The place of a view of a type inside this one.
  func descending(to type: Any.Type) -> ViewPath { ViewPath(Step(step, .type(type))) }

  /// The place of a named part of this view.
  func descending(to name: String) -> ViewPath { ViewPath(Step(step, .name(name))) }

  /// The place of one of several views in this one.
  func descending(toIndex index: Int) -> ViewPath { ViewPath(Step(step, .index(index))) }

  /// The place of an element's view.
  func descending(toElement identity: AnyHashable) -> ViewPath {
    ViewPath(Step(step, .element(identity)))
  }

  /// The place in words, from the root: `Card/VStack/0/[7]`.
  var words: String {
    var parts: [String] = []
    var next: Step? = step
    while let step = next {
      parts.append(step.part.words)
      next = step.outer
    }
    return parts.reversed().joined(separator: "/")
  }
}
