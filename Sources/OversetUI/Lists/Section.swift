import OversetLayoutEngine
import OversetLayoutTree

/// Rows that belong together, with a header and a footer.
///
/// A list or form shows them as a group. Other containers lay header, rows and footer out one after the other,
/// as SwiftUI does; a lazy grid lets header and footer span its lines.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let isExpanded: Bool
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// Creates a section of the views of `content`, with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(
      header: header(), content: content(), footer: footer(), isExpanded: true)
  }

  /// Creates a section with a header and a footer that are made already.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: true)
  }

  /// The nodes of header, content and footer, each with its part in the section.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let context = context.descending(to: "Section")
    let section = SectionIdentity()
    func part(_ role: SectionPlace.Role, _ nodes: [_ViewNode]) -> [_ViewNode] {
      for node in nodes where node.traits.section == nil {
        node.traits.section = SectionPlace(section: section, role: role)
      }
      return nodes
    }
    let texts = context.sectionTexts
    let header = part(.header, resolve(view.header, in: texts.header.descending(to: "header")))
    let rows =
      view.isExpanded ? part(.row, resolve(view.content, in: context.descending(to: "rows"))) : []
    let footer = part(.footer, resolve(view.footer, in: texts.footer.descending(to: "footer")))
    return header + rows + footer
  }
}

/// Tells one section from the others.
@MainActor final class SectionIdentity {}

/// Where in a section a view stands.
struct SectionPlace {
  /// The parts of a section.
  enum Role: Hashable {
    case header
    case row
    case footer
  }

  let section: SectionIdentity
  let role: Role
}

/// Whether headers of sections stand out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// Larger, bold, and without capitals.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// Whether headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Lets the headers of the sections inside this view stand out: larger, bold, without capitals.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

extension _ViewContext {
  /// The contexts of a section's header and footer: inside of a list their texts look as the list says.
  @MainActor
  fileprivate var sectionTexts: (header: _ViewContext, footer: _ViewContext) {
    guard let look = environment.listLook else { return (self, self) }
    var header = self
    var footer = self
    let metrics = environment.platformMetrics.list
    if environment.headerProminence == .increased || look == .sidebar {
      // From memory, by eye: the third title, bold.
      header.environment.font = .title3.bold()
      header.environment[keyPath: \.textCase] = nil
    } else if look.isGrouped {
      header.environment.font = metrics.headerFont
      header.environment[keyPath: \.textCase] = environment.headerCase
      header.environment.setForeground(Color(uiColor: .secondaryLabel))
    } else {
      // From memory: a plain list's headers are semibold and keep their case.
      header.environment.font = .subheadline.weight(.semibold)
      header.environment.setForeground(Color(uiColor: .secondaryLabel))
    }
    footer.environment.font = .footnote
    footer.environment.setForeground(Color(uiColor: .secondaryLabel))
    return (header, footer)
  }
}
