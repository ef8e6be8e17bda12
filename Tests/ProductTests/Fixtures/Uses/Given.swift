import Combine
import Foundation
import Observation
import SwiftUI
import UIKit
import os

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Item: Identifiable, Hashable, Codable, Comparable {
  var id = 0
  var name = "a"
  var isOn = false
  var date = Date()
  var size = 1.5
  var children: [Item]? = nil
  static func < (a: Item, b: Item) -> Bool { a.id < b.id }
}
enum Flavor: String, CaseIterable, Identifiable, Codable { case a, b; var id: Self { self } }
@Observable final class Model { var name = ""; var on = false; var items: [Item] = []; init() {} }
final class Old: ObservableObject { @Published var name = ""; @Published var count = 0; init() {} }
struct AppError: LocalizedError { var errorDescription: String? { "e" } }
enum Field: Hashable { case name, mail }
struct Key: PreferenceKey {
  static let defaultValue: CGFloat = 0;
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
struct Width: ContainerValueKey { static let defaultValue: CGFloat = 0 }

@MainActor struct V {
  let b: Binding<Bool> = .constant(true)
  let s: Binding<String> = .constant("a")
  let so: Binding<String?> = .constant("a")
  let d: Binding<Double> = .constant(1)
  let f: Binding<CGFloat> = .constant(1)
  let i: Binding<Int> = .constant(1)
  let io: Binding<Int?> = .constant(1)
  let date: Binding<Date> = .constant(Date())
  let dates: Binding<Set<DateComponents>> = .constant([])
  let col: Binding<Color> = .constant(.red)
  let cg: Binding<CGColor> = .constant(UIColor.red.cgColor)
  let item: Binding<Item?> = .constant(nil)
  let one: Binding<Item> = .constant(Item())
  let items: [Item] = []
  let bitems: Binding<[Item]> = .constant([])
  let set: Binding<Set<Int>> = .constant([])
  let flavor: Binding<Flavor> = .constant(.a)
  let path: Binding<NavigationPath> = .constant(NavigationPath())
  let ipath: Binding<[Item]> = .constant([])
  let att: Binding<AttributedString> = .constant(AttributedString("a"))
  let res: LocalizedStringResource = "a"
  let str = "a"
  let url = URL(filePath: "/a")
  let error: AppError? = nil
  let model = Model()
  let old = Old()
  let text = Text("a")
  let color = Color.red
  let ns: Namespace.ID
  let field: FocusState<Field?>.Binding
  let focused: FocusState<Bool>.Binding
  let afocus: AccessibilityFocusState<Bool>.Binding
  let geo: GeometryProxy
  let search: Binding<[Item]> = .constant([])
  let vis: Binding<Visibility> = .constant(.automatic)
  let cols: Binding<NavigationSplitViewVisibility> = .constant(.all)
  let compact: Binding<NavigationSplitViewColumn> = .constant(.detail)
  let detent: Binding<PresentationDetent> = .constant(.medium)
  let pos: Binding<ScrollPosition> = .constant(ScrollPosition())
  let edit: Binding<EditMode> = .constant(.inactive)
  let cust: Binding<TabViewCustomization> = .constant(TabViewCustomization())
  let tsel: Binding<TextSelection?> = .constant(nil)
  let atsel: Binding<AttributedTextSelection> = .constant(AttributedTextSelection())
}

struct Emphasis: TextAttribute {}
struct Renderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { for run in line { context.draw(run) } }
  }
}
struct Tall: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.2 }
}
struct Shake: GeometryEffect {
  var animatableData: CGFloat;
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 0))
  }
}
struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding() } }
struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(
      .degrees(phase == .willAppear ? 180 : phase == .didDisappear ? -180 : phase.value)
    ).opacity(phase.isIdentity ? 1 : 0)
  }
}
struct Frame { var scale = 1.0; var angle = Angle.zero }
struct Scale: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).opacity(
      configuration.role == .destructive ? 0.5 : 1)
  }
}
struct AnchorKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = [];
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
struct LKey: LayoutValueKey { static let defaultValue = 1 }
struct Eq: View, Equatable { var body: some View { Text("a") } }
struct Describes: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "a", summary: nil,
      xAxis: AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) {
        "\($0)"
      }, yAxis: nil, additionalAxes: [],
      series: [
        AXDataSeriesDescriptor(name: "a", isContinuous: true, dataPoints: [AXDataPoint(x: 1, y: 2)])
      ])
  }
}
struct Drops: DropDelegate {
  func performDrop(info: DropInfo) -> Bool {
    _ = info.location; _ = info.itemProviders(for: [.text]);
    return info.hasItemsConforming(to: [.text])
  }; func dropEntered(info: DropInfo) {};
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) };
  func dropExited(info: DropInfo) {}; func validateDrop(info: DropInfo) -> Bool { true }
}
struct Doc: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText, .json] }; var text = ""; init() {};
  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }; text = String(decoding: data, as: UTF8.self)
  };
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
struct Pre: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}
struct Flow: Layout {
  var spacing: CGFloat = 3
  struct Cache { var sizes: [CGSize] = [] }
  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let w = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)).width;
    _ = subviews.first?.spacing.distance(to: subviews[0].spacing, along: .horizontal);
    _ = subviews.first?.priority; _ = subviews[0][LKey.self];
    return CGSize(width: w, height: proposal.height ?? 0)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (i, s) in subviews.enumerated() {
      s.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(i)), anchor: .topLeading,
        proposal: ProposedViewSize(width: 1, height: nil));
      _ = s.dimensions(in: .infinity)[.firstTextBaseline]; _ = s.dimensions(in: .zero).width
    }; _ = subviews.layoutDirection
  }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var s = ViewSpacing(); s.formUnion(subviews[0].spacing, edges: .top); return s
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  static var layoutProperties: LayoutProperties {
    var p = LayoutProperties(); p.stackOrientation = .vertical; return p
  }
}
struct RepresentedView: UIViewRepresentable {
  @Binding var text: String
  init() { _text = .constant("") }
  func makeUIView(context: Context) -> UITextField {
    let f = UITextField(frame: .zero); f.delegate = context.coordinator; f.placeholder = "p";
    f.borderStyle = .roundedRect; f.setContentHuggingPriority(.defaultHigh, for: .vertical);
    f.addTarget(context.coordinator, action: Selector("changed"), for: .editingChanged);
    f.inputAccessoryView = UIView(); f.returnKeyType = .done; f.keyboardType = .numberPad;
    f.isSecureTextEntry = true; f.textAlignment = .center;
    f.font = .preferredFont(forTextStyle: .body); f.adjustsFontForContentSizeCategory = true;
    f.autocorrectionType = .no; f.autocapitalizationType = .none; f.clearButtonMode = .whileEditing;
    f.becomeFirstResponder(); f.leftView = UIView(); f.leftViewMode = .always;
    f.attributedPlaceholder = NSAttributedString(
      string: "a", attributes: [.foregroundColor: UIColor.red]);
    f.setContentCompressionResistancePriority(.defaultLow, for: .horizontal); return f
  }
  func updateUIView(_ view: UITextField, context: Context) {
    view.text = text; _ = context.environment.colorScheme; _ = context.transaction.animation;
    if view.isFirstResponder { view.resignFirstResponder() }; _ = view.text?.count
  }
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  static func dismantleUIView(_ view: UITextField, coordinator: Coordinator) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize?
  { nil }
  final class Coordinator: NSObject, UITextFieldDelegate {
    var parent: RepresentedView; init(_ p: RepresentedView) { parent = p };
    func textFieldDidChangeSelection(_ f: UITextField) { parent.text = f.text ?? "" };
    func textFieldShouldReturn(_ f: UITextField) -> Bool { true };
    func textFieldDidBeginEditing(_ f: UITextField) {};
    func textFieldDidEndEditing(_ f: UITextField) {};
    func textField(
      _ f: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
  }
}
struct RepresentedController: UIViewControllerRepresentable {
  typealias UIViewControllerType = UIImagePickerController
  @Environment(\.dismiss) var dismiss
  func makeUIViewController(context: UIViewControllerRepresentableContext<RepresentedController>)
    -> UIImagePickerController
  {
    let p = UIImagePickerController(); p.delegate = context.coordinator; p.sourceType = .camera;
    p.allowsEditing = true; p.mediaTypes = ["public.image"]; p.cameraDevice = .front; return p
  }
  func updateUIViewController(_ c: UIImagePickerController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    let parent: RepresentedController; init(_ p: RepresentedController) { parent = p };
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if let image = info[.originalImage] as? UIImage { _ = image }; _ = info[.editedImage];
      _ = info[.mediaURL]; parent.dismiss()
    };
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      picker.dismiss(animated: true)
    }
  }
}
struct ShareSheet: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    let c = UIActivityViewController(activityItems: items, applicationActivities: nil);
    c.excludedActivityTypes = [.addToReadingList, .airDrop];
    c.completionWithItemsHandler = { type, completed, items, error in };
    c.popoverPresentationController?.sourceView = c.view; return c
  }
  func updateUIViewController(_ c: UIActivityViewController, context: Context) {}
}
struct DocPicker: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let c = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true);
    c.allowsMultipleSelection = false; c.delegate = context.coordinator; return c
  }
  func updateUIViewController(_ c: UIDocumentPickerViewController, context: Context) {}
  func makeCoordinator() -> C { C() }
  final class C: NSObject, UIDocumentPickerDelegate {
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}; func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  }
}
struct Blur: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial;
  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  };
  func updateUIView(_ v: UIVisualEffectView, context: Context) {
    v.effect = UIBlurEffect(style: style)
  }
}
struct Activity: UIViewRepresentable {
  @Binding var on: Bool;
  func makeUIView(context: UIViewRepresentableContext<Activity>) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .large)
  };
  func updateUIView(_ v: UIActivityIndicatorView, context: UIViewRepresentableContext<Activity>) {
    on ? v.startAnimating() : v.stopAnimating(); v.color = .red; v.hidesWhenStopped = true
  }
}
struct TextBox: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView {
    let t = UITextView(); t.isEditable = false; t.isScrollEnabled = true;
    t.textContainerInset = .zero; t.textContainer.lineFragmentPadding = 0;
    t.backgroundColor = .clear; t.dataDetectorTypes = .link;
    t.attributedText = NSAttributedString(string: "a"); t.isSelectable = true;
    t.delegate = context.coordinator; t.linkTextAttributes = [.foregroundColor: UIColor.red];
    t.textContainer.maximumNumberOfLines = 2; t.textContainer.lineBreakMode = .byTruncatingTail;
    t.isUserInteractionEnabled = true; t.selectedRange = NSRange(location: 0, length: 0);
    t.layoutManager.usesFontLeading = false; return t
  };
  func updateUIView(_ v: UITextView, context: Context) {
    let s = v.sizeThatFits(CGSize(width: v.frame.size.width, height: .greatestFiniteMagnitude));
    _ = s.height
  }; func makeCoordinator() -> C { C() };
  class C: NSObject, UITextViewDelegate {
    func textViewDidChange(_ t: UITextView) {}; func textViewDidEndEditing(_ t: UITextView) {};
    func textView(_ t: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    { true };
    func textView(
      _ t: UITextView, shouldInteractWith url: URL, in range: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { false }
  }
}
struct Search: UIViewRepresentable {
  @Binding var text: String;
  class C: NSObject, UISearchBarDelegate {
    @Binding var text: String; init(text: Binding<String>) { _text = text };
    func searchBar(_ s: UISearchBar, textDidChange t: String) { text = t };
    func searchBarSearchButtonClicked(_ s: UISearchBar) { s.resignFirstResponder() };
    func searchBarCancelButtonClicked(_ s: UISearchBar) { s.endEditing(true) }
  }; func makeCoordinator() -> C { C(text: $text) };
  func makeUIView(context: Context) -> UISearchBar {
    let s = UISearchBar(frame: .zero); s.delegate = context.coordinator;
    s.searchBarStyle = .minimal; s.placeholder = "p"; s.autocapitalizationType = .none;
    s.showsCancelButton = true; s.barTintColor = .red; s.searchTextField.backgroundColor = .red;
    return s
  }; func updateUIView(_ s: UISearchBar, context: Context) { s.text = text }
}
struct Pages: UIViewControllerRepresentable {
  var pages: [AnyView]; @Binding var current: Int; func makeCoordinator() -> C { C(self) };
  func makeUIViewController(context: Context) -> UIPageViewController {
    let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal);
    p.dataSource = context.coordinator; p.delegate = context.coordinator; return p
  };
  func updateUIViewController(_ p: UIPageViewController, context: Context) {
    p.setViewControllers(
      [context.coordinator.controllers[current]], direction: .forward, animated: true)
  }
  class C: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var parent: Pages; var controllers = [UIViewController]();
    init(_ p: Pages) { parent = p; controllers = p.pages.map { UIHostingController(rootView: $0) } };
    func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController)
      -> UIViewController?
    { guard let i = controllers.firstIndex(of: v) else { return nil }; return controllers[i] };
    func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController)
      -> UIViewController?
    { nil };
    func pageViewController(
      _ p: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { if completed, let v = p.viewControllers?.first { _ = v } }
  }
}
struct Dots: UIViewRepresentable {
  var n: Int; @Binding var current: Int; func makeCoordinator() -> C { C(self) };
  func makeUIView(context: Context) -> UIPageControl {
    let c = UIPageControl(); c.numberOfPages = n; c.currentPage = current;
    c.pageIndicatorTintColor = .gray; c.currentPageIndicatorTintColor = .red;
    c.hidesForSinglePage = true; return c
  }; func updateUIView(_ v: UIPageControl, context: Context) { v.currentPage = current };
  class C: NSObject { var c: Dots; init(_ c: Dots) { self.c = c } }
}
final class HostingNav<C: View>: UIHostingController<C> {
  override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .clear };
  override init(rootView: C) { super.init(rootView: rootView) };
  required init?(coder: NSCoder) { fatalError() };
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) };
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) };
  override func viewWillDisappear(_ animated: Bool) {};
  override func viewDidDisappear(_ animated: Bool) {};
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() };
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent };
  override var prefersHomeIndicatorAutoHidden: Bool { true };
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
final class Shadowed: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame); layer.cornerRadius = 3; layer.masksToBounds = true;
    layer.shadowColor = UIColor.black.cgColor; layer.shadowOpacity = 0.2;
    layer.shadowOffset = .zero; layer.shadowRadius = 3; layer.borderWidth = 1;
    layer.borderColor = UIColor.red.cgColor; clipsToBounds = true;
    translatesAutoresizingMaskIntoConstraints = false; layer.cornerCurve = .continuous;
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner];
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 3).cgPath
  }; required init?(coder: NSCoder) { super.init(coder: coder) };
  override func layoutSubviews() {
    super.layoutSubviews(); setNeedsLayout(); layoutIfNeeded(); setNeedsDisplay()
  }; override func draw(_ rect: CGRect) {};
  override class var layerClass: AnyClass { CAGradientLayer.self };
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 3) };
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    super.traitCollectionDidChange(p)
  }; override func didMoveToWindow() { super.didMoveToWindow() };
  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { super.hitTest(p, with: e) };
  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {};
  override func didMoveToSuperview() {}
}
struct Glass: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}
struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "a" : configuration.isMixed ? "m" : "b")
      }
    }.toggleStyle(.button);
  }
}
struct Row: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon; configuration.title
    }
  }
}
struct Bar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Text("\(configuration.fractionCompleted ?? 0)");
      configuration.currentValueLabel
    }
  }
}
struct Meter: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Text("\(configuration.value)"); configuration.currentValueLabel;
      configuration.minimumValueLabel; configuration.maximumValueLabel
    }
  }
}
struct Box: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}
struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }; if configuration.isExpanded { configuration.content }
    }
  }
}
struct LContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label; configuration.content
    }
  }
}
struct Fields: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}
struct MStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}
struct CGStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.content; configuration.label
    }
  }
}
struct FStyle: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}
struct DStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, displayedComponents: configuration.displayedComponents
    ) { configuration.label }
  }
}
struct TStyle: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View { Text("a") }
}
struct Themed: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.red : Color.blue
  }
}
extension ShapeStyle where Self == Themed { static var themed: Themed { Themed() } }
extension ButtonStyle where Self == Scale { static var scaled: Scale { .init() } }
extension PrimitiveButtonStyle where Self == Glass { static var glassy: Glass { .init() } }
extension AnyTransition {
  static var twist: AnyTransition { .modifier(active: Padded(), identity: Padded()) }
}
extension Animation { static var mine: Animation { .easeIn(duration: 1) } }
extension EnvironmentValues {
  @Entry var custom = 3;
  var mine: Int {
    get { self[MineKey.self] }
    set { self[MineKey.self] = newValue }
  }
}
struct MineKey: EnvironmentKey { static let defaultValue = 3 }
extension ContainerValues {
  var width: CGFloat {
    get { self[Width.self] }
    set { self[Width.self] = newValue }
  }; @Entry var other = 1
}
extension FocusedValues {
  @Entry var model: Model?;
  var second: FK.Value? {
    get { self[FK.self] }
    set { self[FK.self] = newValue }
  }
}
struct FK: FocusedValueKey { typealias Value = Binding<String> }
extension Transaction {
  @Entry var mine = false;
  var other: Bool {
    get { self[TK.self] }
    set { self[TK.self] = newValue }
  }
}
struct TK: TransactionKey { static let defaultValue = false }
struct Star: InsettableShape {
  var inset: CGFloat = 0;
  func path(in rect: CGRect) -> Path {
    var p = Path();
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: 3, startAngle: .zero,
      endAngle: .degrees(90), clockwise: true);
    p.addQuadCurve(to: .zero, control: .zero);
    p.addCurve(to: .zero, control1: .zero, control2: .zero); p.addRect(rect);
    p.addEllipse(in: rect); p.addRoundedRect(in: rect, cornerSize: .zero, style: .continuous);
    p.addLines([.zero]); p.addPath(Path(), transform: .identity);
    p.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1);
    p.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(1));
    _ = p.boundingRect; _ = p.contains(.zero, eoFill: true); _ = p.currentPoint; _ = p.isEmpty;
    _ = p.cgPath;
    p.forEach { e in
      switch e {
      case .move(to: let q): _ = q;
      case .line(to: _): break;
      case .quadCurve(to: _, control: _): break;
      case .curve(to: _, control1: _, control2: _): break;
      case .closeSubpath: break
      }
    }; _ = p.description;
    p = p.applying(CGAffineTransform(scaleX: 1, y: 1).translatedBy(x: 1, y: 2).rotated(by: 1));
    return p
  };
  func inset(by amount: CGFloat) -> some InsettableShape {
    var s = self; s.inset += amount; return s
  };
  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }; static var role: ShapeRole { .stroke };
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero };
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
struct Pair: Shape {
  var a = 0.0; var b = CGFloat(0);
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(a, b) }
    set { a = newValue.first; b = newValue.second }
  }; nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
struct Counting: View, Animatable {
  var number: Double;
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }; var body: some View { Text("\(Int(number))") }
}
struct AMod: AnimatableModifier {
  var n: Double;
  var animatableData: Double {
    get { n }
    set { n = newValue }
  }; func body(content: Content) -> some View { content.opacity(n) }
}
struct Leading: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.leading] }
}
extension HorizontalAlignment { static let mine = HorizontalAlignment(Leading.self) }
extension Alignment { static let mine = Alignment(horizontal: .mine, vertical: .center) }
struct Snap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.velocity.dy > 0 { target.rect.origin.y = 0 }; _ = target.anchor;
    _ = context.originalTarget; _ = context.containerSize; _ = context.contentSize; _ = context.axes
  }
}
struct MyTable: View {
  @State private var order = [KeyPathComparator(\Item.name)];
  var body: some View { Table([Item()], sortOrder: $order) { TableColumn("a", value: \.name) } }
}
struct Everything: View {
  @State private var a = 1; @State var b: String?; @State private var model = Model();
  @State var o: Int = .init()
  @StateObject private var old = Old(); @ObservedObject var seen: Old;
  @EnvironmentObject var env: Old; @Environment(Model.self) var m;
  @Environment(Model.self) var mo: Model?
  @Bindable var bindable: Model; @Binding var bound: String
  @AppStorage("a") var s = "a"; @AppStorage("b") var i: Int = 1; @AppStorage("c") var t: String?;
  @AppStorage("d", store: UserDefaults(suiteName: "x")) var u = false;
  @AppStorage("e") var f: Flavor = .a; @AppStorage("f") var url: URL?;
  @AppStorage("g") var date = Date(); @AppStorage("h") var data = Data();
  @AppStorage("k") var dd = 1.5; @AppStorage("l") var optF: Flavor?
  @SceneStorage("a") var ss = "a"; @SceneStorage("b") var si: Int?;
  @SceneStorage("c") var sf: Flavor = .a
  @FocusState var focus: Field?; @FocusState private var fb: Bool; @AccessibilityFocusState var af;
  @AccessibilityFocusState var afv: Field?;
  @AccessibilityFocusState(for: .voiceOver) var voice: Bool
  @GestureState private var drag = CGSize.zero;
  @GestureState(resetTransaction: Transaction(animation: .easeIn)) var g2 = 1.0;
  @GestureState(reset: { value, transaction in }) var g3 = 1
  @Namespace private var ns; @ScaledMetric var sm = 3.0;
  @ScaledMetric(relativeTo: .body) private var sr: CGFloat = 3; @FocusedValue(\.model) var fv;
  @FocusedBinding(\.second) var fbind; @FocusedObject var fo: Old?; @FocusedValue(Model.self) var fm
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  @Environment(\.colorScheme) var e1; @Environment(\.dismiss) var e2;
  @Environment(\.presentationMode) var e3; @Environment(\.openURL) var e4;
  @Environment(\.scenePhase) var e5; @Environment(\.horizontalSizeClass) var e6;
  @Environment(\.locale) var e7; @Environment(\.layoutDirection) var e8;
  @Environment(\.dynamicTypeSize) var e9; @Environment(\.isEnabled) var e10;
  @Environment(\.editMode) var e11; @Environment(\.refresh) var e12;
  @Environment(\.isSearching) var e13; @Environment(\.dismissSearch) var e14;
  @Environment(\.undoManager) var e15; @Environment(\.calendar) var e16;
  @Environment(\.timeZone) var e17; @Environment(\.displayScale) var e18;
  @Environment(\.pixelLength) var e19; @Environment(\.accessibilityReduceMotion) var e20;
  @Environment(\.accessibilityReduceTransparency) var e21;
  @Environment(\.accessibilityDifferentiateWithoutColor) var e22;
  @Environment(\.accessibilityInvertColors) var e23;
  @Environment(\.accessibilityShowButtonShapes) var e24;
  @Environment(\.accessibilityVoiceOverEnabled) var e25;
  @Environment(\.accessibilitySwitchControlEnabled) var e26;
  @Environment(\.accessibilityLargeContentViewerEnabled) var e27;
  @Environment(\.accessibilityQuickActionsEnabled) var e28;
  @Environment(\.colorSchemeContrast) var e29; @Environment(\.legibilityWeight) var e30;
  @Environment(\.redactionReasons) var e31; @Environment(\.isPresented) var e32;
  @Environment(\.isFocused) var e33; @Environment(\.controlSize) var e34;
  @Environment(\.font) var e35; @Environment(\.lineLimit) var e36;
  @Environment(\.openWindow) var e37; @Environment(\.dismissWindow) var e38;
  @Environment(\.supportsMultipleWindows) var e39; @Environment(\.rename) var e40;
  @Environment(\.resetFocus) var e41; @Environment(\.symbolVariants) var e42;
  @Environment(\.backgroundStyle) var e43; @Environment(\.isLuminanceReduced) var e44;
  @Environment(\.sizeCategory) var e45; @Environment(\.verticalSizeClass) var e46;
  @Environment(\.keyboardShortcut) var e48; @Environment(\.menuIndicatorVisibility) var e49;
  @Environment(\.searchSuggestionsPlacement) var e50; @Environment(\.tabBarPlacement) var e51;
  @Environment(\.isTabBarShowingSections) var e52; @Environment(\.isHoverEffectEnabled) var e53;
  @Environment(\.isSceneCaptured) var e54; @Environment(\.sidebarRowSize) var e55;
  @Environment(\.headerProminence) var e56; @Environment(\.isScrollEnabled) var e57;
  @Environment(\.verticalScrollIndicatorVisibility) var e58;
  @Environment(\.scrollDismissesKeyboardMode) var e59; @Environment(\.buttonRepeatBehavior) var e60;
  @Environment(\.documentConfiguration) var e61; @Environment(\.self) var e64;
  @Environment(\.appearsActive) var e66; @Environment(\.navigationLinkIndicatorVisibility) var e68;
  @Environment(\.tabViewBottomAccessoryPlacement) var e69;
  @Environment(\.accessibilityDimFlashingLights) var e70;
  @Environment(\.accessibilityPlayAnimatedImages) var e71;
  @Environment(\.accessibilityAssistiveAccessEnabled) var e72;
  @Environment(\.labelsVisibility) var e73; @Environment(\.fontResolutionContext) var e74;
  @Environment(\.custom) var e77; @Environment(\.lineSpacing) var e78;
  @Environment(\.defaultMinListRowHeight) var e79; @Environment(\.multilineTextAlignment) var e80;
  @Environment(\.imageScale) var e81
  var body: some View { Text("a") }
}
final class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?;
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true };
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all };
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }; func applicationDidBecomeActive(_ a: UIApplication) {};
  func applicationDidEnterBackground(_ a: UIApplication) {};
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {};
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { true };
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let s = scene as? UIWindowScene else { return }; let w = UIWindow(windowScene: s);
    w.rootViewController = UIHostingController(rootView: Text("a")); w.makeKeyAndVisible();
    window = w
  }; func sceneDidBecomeActive(_ scene: UIScene) {};
  func windowScene(
    _ w: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
struct Main: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate;
  @Environment(\.scenePhase) var phase; @State private var model = Model();
  @StateObject var old = Old()
  init() { UINavigationBar.appearance().tintColor = .red }
  var body: some Scene {
    WindowGroup { Text("a").environment(model) }
      .commands {
        CommandGroup(after: .newItem) { Button("a") {} };
        CommandMenu("m") { Button("a") {}.keyboardShortcut("n") }; SidebarCommands();
        ToolbarCommands(); TextEditingCommands(); TextFormattingCommands(); InspectorCommands();
        ImportFromDevicesCommands(); CommandGroup(replacing: .appInfo) {};
        CommandGroup(before: .help) {}
      }
      .onChange(of: phase) { _, new in if new == .background {} }.backgroundTask(.appRefresh("a")) {
      }.handlesExternalEvents(matching: ["a"]).defaultAppStorage(.standard).environment(model)
      .environmentObject(old).defaultSize(width: 1, height: 2).windowResizability(.contentSize)
      .commandsRemoved().commandsReplaced { CommandMenu("m") {} }
    WindowGroup("t", id: "w") { Text("a") }
    WindowGroup("t", id: "w2", for: Item.self) { $item in Text(item?.name ?? "") }
    WindowGroup(for: Int.self) { $i in
      Text("\(i)")
    } defaultValue: {
      1
    }
    DocumentGroup(newDocument: Doc()) { file in TextEditor(text: file.$document.text) }
    DocumentGroup(viewing: Doc.self) { file in Text(file.document.text) }
  }
}
extension View {
  @ViewBuilder func `if`<T: View>(_ c: Bool, transform: (Self) -> T) -> some View {
    if c { transform(self) } else { self }
  }; func eraseToAnyView() -> AnyView { AnyView(self) };
  func snapshot() -> UIImage {
    let c = UIHostingController(rootView: self); let view = c.view;
    let s = c.view.intrinsicContentSize; view?.bounds = CGRect(origin: .zero, size: s);
    view?.backgroundColor = .clear; let r = UIGraphicsImageRenderer(size: s);
    return r.image { _ in view?.drawHierarchy(in: c.view.bounds, afterScreenUpdates: true) }
  }
}
struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity; var corners: UIRectCorner = .allCorners;
  func path(in rect: CGRect) -> Path {
    let p = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius));
    return Path(p.cgPath)
  }
}
