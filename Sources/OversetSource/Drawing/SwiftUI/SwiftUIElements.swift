/// Which arguments of SwiftUI's constructors and modifiers are texts that are drawn or spoken.
enum SwiftUIElements {
  /// The constructors with texts, and the labels of these arguments; an empty label is the first argument.
  static let constructors: [String: [String]] = [
    "Text": ["", "verbatim"], "Label": ["", "title"], "Button": [""], "Toggle": [""],
    "Picker": [""], "Stepper": [""], "DatePicker": [""], "MultiDatePicker": [""],
    "ColorPicker": [""], "TextField": [""], "SecureField": [""],
    "Section": ["", "header", "footer"], "DisclosureGroup": [""], "GroupBox": ["", "label"],
    "LabeledContent": ["", "value"], "Menu": [""], "Link": [""], "ShareLink": [""],
    "NavigationLink": [""], "ProgressView": [""], "ControlGroup": [""], "Tab": [""],
    "TabSection": [""], "ContentUnavailableView": ["", "description"], "TableColumn": [""],
    "CommandMenu": [""], "WindowGroup": [""], "Window": [""], "PhotosPicker": [""],
    "Alert": ["title", "message"], "ActionSheet": ["title", "message"], "AxisValueLabel": [""],
    "ControlWidgetButton": [""], "ControlWidgetToggle": [""], "HelpLink": [""],
    "ImportFromDevicesButton": [""], "TextFieldLink": [""], "Slider": ["label"],
    "Gauge": ["label"], "Marker": [""], "Annotation": [""], "SharePreview": [""],
    "AlertScene": [""], "Action": ["title"],
  ]

  /// The modifiers with texts, and the labels of these arguments.
  static let modifiers: [String: [String]] = [
    "navigationTitle": [""], "navigationBarTitle": [""], "navigationSubtitle": [""],
    "alert": [""], "confirmationDialog": [""], "badge": [""], "help": [""],
    "accessibilityLabel": [""], "accessibilityHint": [""], "accessibilityValue": [""],
    "accessibility": ["label", "hint", "value"], "accessibilityAction": ["named"],
    "accessibilityInputLabels": [""], "accessibilityRotor": [""],
    "accessibilityCustomContent": [""], "accessibilityScrollStatus": [""],
    "searchable": ["prompt"], "configurationDisplayName": [""], "displayName": [""],
    "description": [""], "dialogSuppressionToggle": [""], "widgetLabel": [""],
    "chartXAxisLabel": [""], "chartYAxisLabel": [""], "navigationItemTitle": [""],
    "promptsForUserConfirmation": ["title"],
  ]

  /// Modifiers whose name other frameworks use too: they are SwiftUI's only in a widget's configuration.
  static let configurationModifiers: Set<String> = ["description", "displayName"]

  /// Constructors that hold other views and are no views of the app's: what holds a text without deciding its slot.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "ScrollView", "ScrollViewReader", "GeometryReader", "Group", "ForEach", "List",
    "Form", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "AnyView",
    "ViewThatFits", "ToolbarItem", "ToolbarItemGroup", "Table", "OutlineGroup", "TimelineView",
    "Spacer", "Divider", "Image", "AsyncImage", "Color", "Rectangle", "RoundedRectangle",
    "Capsule", "Circle", "Ellipse", "EmptyView", "EditButton", "TextEditor", "Slider", "Gauge",
    "Canvas", "PasteButton", "SignInWithAppleButton", "RenameButton", "SettingsLink", "TipView",
    "EquatableView", "DisclosureTableRow", "TableRow", "StaticConfiguration",
    "IntentConfiguration", "AppIntentConfiguration", "ActivityConfiguration", "DynamicIsland",
    "DynamicIslandExpandedRegion", "CommandGroup", "Settings", "LinearGradient", "BarMark",
    "LineMark", "PointMark", "AreaMark", "RuleMark", "Chart", "AxisMarks", "UnevenRoundedRectangle",
  ]

  /// Whether a constructor is one of the framework's.
  static func isKnown(_ name: String) -> Bool {
    constructors[name] != nil || containers.contains(name)
  }
}
