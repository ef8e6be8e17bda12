import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

/// A row as apps write it, with everything that assistive technology reads.
private struct AccessibleRow: View {
  let title: String
  @State private var level = 1
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var field: String?

  var body: some View {
    HStack {
      Image(systemName: "star").accessibilityHidden(true)
      Text(title)
        .accessibilityAddTraits([.isHeader, .isButton])
        .accessibilityRemoveTraits(.isImage)
        .accessibilityHeading(.h2)
      Text("Second").accessibility(label: Text("Second")).accessibility(hidden: false)
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Row")
    .accessibilityValue(Text(title))
    .accessibilityValue(title)
    .accessibilityHint("Opens it")
    .accessibilityInputLabels(["Row", "Line"])
    .accessibilitySortPriority(2)
    .accessibilityFocused($isFocused)
    .accessibilityFocused($field, equals: "name")
    .accessibilityRespondsToUserInteraction()
    .accessibilityAction { level += 1 }
    .accessibilityAction(.escape) { level = 0 }
    .accessibilityAction(named: "Delete") { level = 0 }
    .accessibilityAction(named: Text("Add")) { level += 1 }
    .accessibilityActions { Button("More") { level += 1 } }
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: level += 1
      case .decrement: level -= 1
      }
    }
    .accessibilityRepresentation { Text(title) }
    .accessibilityCustomContent("Level", "\(level)")
    .accessibilityShowsLargeContentViewer()
    .accessibilityIgnoresInvertColors()
    .accessibility(addTraits: .isSelected)
    .accessibility(identifier: "row")
  }
}

private struct FadeTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A card that moves on a device.
private struct AnimatedCard: View {
  @State private var isShown = true
  private let spring = Animation.spring(response: 0.3, dampingFraction: 0.7).delay(0.1)

  var body: some View {
    VStack {
      if isShown {
        Text("Card")
          .transition(.move(edge: .bottom).combined(with: .opacity))
          .transition(.asymmetric(insertion: .scale, removal: .opacity))
          .transition(FadeTransition())
          .transition(.opacity)
      }
      Image(systemName: "bell")
        .symbolEffect(.bounce.up.byLayer, value: isShown)
        .symbolEffect(.pulse, options: .repeating.speed(2), isActive: isShown)
        .contentTransition(.symbolEffect(.replace))
      Text("Number").contentTransition(.numericText())
      PhaseAnimator([0.5, 1]) { Text("Phase").opacity($0) }
      Text("Phases").phaseAnimator([1, 2]) { content, phase in content.opacity(Double(phase)) }
    }
    .animation(.easeInOut(duration: 0.2), value: isShown)
    .animation(.default.repeatForever(autoreverses: false), value: isShown)
    .animation(spring)
    .animation(.spring(), value: isShown)
    .animation(nil, value: isShown)
    .animation(.bouncy) { $0.opacity(isShown ? 1 : 0.5) }
    .transaction { $0.animation = nil }
    .geometryGroup()
    .onTapGesture {
      withAnimation { isShown.toggle() }
      withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isShown = true }
      withAnimation(.linear) {
        isShown = false
      } completion: {
        isShown = true
      }
      var transaction = Transaction(animation: .easeIn)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isShown.toggle() }
    }
  }
}

/// A card that is touched on a device.
private struct TouchedCard: View {
  @State private var offset = CGSize.zero
  @State private var text = ""
  @State private var position = ScrollPosition(edge: .top)
  @State private var shownID: Int?

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .onChanged { value in offset = value.translation }
      .onEnded { _ in offset = .zero }
  }

  var body: some View {
    ScrollView {
      Text("Drag")
        .gesture(drag)
        .simultaneousGesture(TapGesture(count: 2).onEnded { offset = .zero })
        .highPriorityGesture(LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()))
        .gesture(MagnificationGesture().onChanged { offset.width = $0 })
        .onLongPressGesture { offset = .zero }
        .onLongPressGesture(minimumDuration: 1) {
        } onPressingChanged: { _ in
        }
        .onTapGesture(count: 2) { offset = .zero }
        .onTapGesture { location in offset.width = location.x }
        .allowsHitTesting(false)
        .contentShape(Rectangle())
        .contentShape(.hoverEffect, RoundedRectangle(cornerRadius: 4))
        .onHover { _ in }
        .hoverEffect(.highlight)
        .onDrag { NSItemProvider() }
        .draggable("text")
        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
      TextField("Name", text: $text)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .textInputAutocapitalization(.never)
        .autocapitalization(.none)
        .autocorrectionDisabled()
        .disableAutocorrection(true)
        .submitLabel(.done)
        .focusable()
        .onKeyPress(.return) { .handled }
      Button("Go") { offset = .zero }
        .keyboardShortcut(.defaultAction)
        .keyboardShortcut("g", modifiers: [.command, .shift])
        .sensoryFeedback(.selection, trigger: text)
        .sensoryFeedback(.impact(weight: .light), trigger: text) { old, new in old != new }
        .help("Goes")
        .privacySensitive()
    }
    .scrollIndicators(.hidden)
    .scrollDisabled(true)
    .scrollDismissesKeyboard(.interactively)
    .scrollBounceBehavior(.basedOnSize)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollTargetLayout()
    .scrollPosition($position)
    .scrollPosition(id: $shownID, anchor: .top)
    .scrollClipDisabled()
    .statusBarHidden()
    .persistentSystemOverlays(.hidden)
    .preferredColorScheme(.dark)
    .ignoresSafeArea(.keyboard, edges: .bottom)
    .edgesIgnoringSafeArea(.bottom)
  }
}

/// Views with modifiers that change no picture.
@MainActor
struct InertModifierViewTests {
  @Test("modifiers that act only on a device leave the size of a view as it is")
  func sizesStayTheSame() throws {
    let stage = try Fixture.stage()
    let row = stage.layout(AccessibleRow(title: "First"), width: 300)
    let plain = stage.layout(
      HStack {
        Image(systemName: "star")
        Text(verbatim: "First")
        Text("Second")
      }, width: 300)
    #expect(row.size == plain.size)
    #expect(stage.layout(AnimatedCard(), width: 300).texts.count == 4)
    #expect(stage.layout(TouchedCard(), width: 300).size.width == 300)
  }

  @Test("what assistive technology is told is recorded in words")
  func recordsHaveWords() throws {
    let row = try Fixture.stage().layout(AccessibleRow(title: "First"), width: 300)
    let records = row.root.attributes.records
    #expect(records.first { $0.name == "accessibilityElement" }?.words == "combine")
    #expect(records.first { $0.name == "accessibilityHint" }?.words == "Opens it")
    #expect(records.first { $0.name == "accessibilityInputLabels" }?.words == "Row, Line")
  }
}
