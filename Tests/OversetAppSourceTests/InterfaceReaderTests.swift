#if Source
  import OversetAppSource
  import OversetSource
  import OversetVocabulary
  import Testing

  struct InterfaceReaderTests {
    /// A storyboard with these elements in the view of a controller.
    private static func document(_ elements: String) -> InterfaceDocument {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="scn"><objects>
        <viewController id="vc0" customClass="MainController" customModule="App" title="Start">
        <view key="view" id="view"><subviews>
        \(elements)
        </subviews></view>
        </viewController>
        </objects></scene></scenes>
        </document>
        """
      let (document, errors) = InterfaceReader.read(Array(text.utf8), file: "x/Main.storyboard")
      #expect(errors.isEmpty)
      return document
    }

    private static func texts(_ document: InterfaceDocument) -> [String] {
      document.objects.flatMap { object in
        object.texts.map { "\(object.id).\($0.property)=\($0.value)" }
      }.filter { $0 != "vc0.title=Start" }
    }

    @Test(
      "texts of translators are found by their keys",
      arguments: [
        (#"<label id="a" text="Hello"/>"#, ["a.text=Hello"]),
        (
          #"<label id="a"><string key="text">Two&#10;lines</string></label>"#, ["a.text=Two\nlines"]
        ),
        (
          #"<label id="a"><string key="text" base64-UTF8="YES">SGVsbG8</string></label>"#,
          ["a.text=Hello"]
        ),
        (
          #"<button id="a"><state key="normal" title="Go"/><state key="selected" title="On"/></button>"#,
          ["a.normalTitle=Go", "a.selectedTitle=On"]
        ),
        (
          #"<button id="a"><state key="normal"><string key="title">Go</string></state></button>"#,
          ["a.normalTitle=Go"]
        ),
        (
          #"<button id="a"><buttonConfiguration key="configuration" title="Go" subtitle="Now"/></button>"#,
          ["a.configuration.title=Go", "a.configuration.subtitle=Now"]
        ),
        (
          #"<textField id="a" text="x" placeholder="Name"/>"#, ["a.text=x", "a.placeholder=Name"]
        ),
        (
          #"<navigationItem id="a" title="Home" prompt="Wait" backButtonTitle="Back"/>"#,
          ["a.title=Home", "a.prompt=Wait", "a.backButtonTitle=Back"]
        ),
        (
          #"<segmentedControl id="a"><segments><segment title="A"/><segment image="i"/><segment title="B"/></segments></segmentedControl>"#,
          ["a.segmentTitles[0]=A", "a.segmentTitles[2]=B"]
        ),
        (
          #"<tableViewSection id="a" headerTitle="H"><string key="footerTitle">F</string></tableViewSection>"#,
          ["a.headerTitle=H", "a.footerTitle=F"]
        ),
        (
          #"<view id="a"><accessibility key="accessibilityConfiguration" label="L" hint="H"/></view>"#,
          ["a.accessibilityLabel=L", "a.accessibilityHint=H"]
        ),
        (
          #"<label id="a"><attributedString key="attributedText"><fragment content="One "/><fragment><string key="content">two</string></fragment></attributedString></label>"#,
          ["a.attributedText=One two"]
        ),
        (#"<label id="a" userLabel="Title label"/>"#, []),
        (#"<label id="a"><variation key="widthClass=compact" text="Short"/></label>"#, []),
        (
          #"<label id="a"><constraints><constraint id="c" title="x"/></constraints></label>"#, []
        ),
      ])
    func textsOfTranslatorsAreFoundByTheirKeys(elements: String, expected: [String]) {
      #expect(Self.texts(Self.document(elements)) == expected)
    }

    @Test("the document is called by its file") func theDocumentIsCalledByItsFile() {
      let document = Self.document("")
      #expect(document.table == "Main")
      #expect(document.runtime == "iOS.CocoaTouch")
    }

    @Test("an object knows where it stands and its class")
    func anObjectKnowsWhereItStandsAndItsClass() throws {
      let document = Self.document(#"<label id="a" text="x" customClass="App.Big"/>"#)
      let index = try #require(document.index(of: "a"))
      let elements = document.ancestors(of: index).map { document.objects[$0].element }
      #expect(elements == ["view", "viewController", "scene"])
      #expect(document.objects[index].customClass == "Big")
      #expect(document.objects[index].line == 6)
      #expect(
        document.enclosing(["viewController"], of: index).map { document.objects[$0].id } == "vc0")
      #expect(document.object("view")?.role == "view")
      #expect(document.objects[index].role == "subviews")
    }

    @Test("what a label states of its look is read") func whatALabelStatesOfItsLookIsRead() throws {
      let document = Self.document(
        #"""
        <label id="a" text="x" hidden="YES" numberOfLines="0" lineBreakMode="wordWrap" minimumScaleFactor="0.5">
        <rect key="frame" x="0" y="0" width="120.5" height="20"/>
        <constraints>
        <constraint firstAttribute="width" constant="120" id="c1"/>
        <constraint firstAttribute="height" constant="7" id="c2"/>
        <constraint firstAttribute="width" relation="lessThanOrEqual" constant="300" id="c3"/>
        <constraint firstAttribute="width" secondItem="b" constant="4" id="c4"/>
        <constraint firstAttribute="width" constant="5" placeholder="YES" id="c5"/>
        </constraints>
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
        </label>
        """#)
      let label = try #require(document.object("a"))
      #expect(label.isHidden)
      #expect(label.numberOfLines == 0)
      #expect(label.lineBreakMode == "wordWrap")
      #expect(label.adjustsFontSizeToFit)
      #expect(label.minimumScaleFactor == 0.5)
      #expect(label.frameWidth == 120.5)
      #expect(
        label.widthConstraints == [
          .init(relation: .equal, points: 120, constraint: "c1"),
          .init(relation: .atMost, points: 300, constraint: "c3"),
        ])
      #expect(label.font == InterfaceFont(style: .headline, size: nil, weight: nil))
    }

    @Test(
      "fonts are read",
      arguments: [
        (
          #"type="system" weight="semibold" pointSize="15""#,
          .init(style: nil, size: 15, weight: 600)
        ),
        (#"type="boldSystem" pointSize="17""#, .init(style: nil, size: 17, weight: 700)),
        (
          #"name="Avenir-Medium" pointSize="12""#,
          .init(style: nil, size: 12, weight: 500, name: "Avenir-Medium")
        ),
        (
          #"style="UICTFontTextStyleTitle0""#,
          .init(style: .largeTitle, size: nil, weight: nil)
        ),
      ] as [(String, InterfaceFont)])
    func fontsAreRead(attributes: String, expected: InterfaceFont) throws {
      let document = Self.document(
        #"<label id="a"><fontDescription key="fontDescription" \#(attributes)/></label>"#)
      #expect(try #require(document.object("a")).font == expected)
    }

    @Test("a constraint may stand at another view") func aConstraintMayStandAtAnotherView() throws {
      let document = Self.document(
        #"""
        <view id="v"><subviews><label id="a" text="x"/></subviews>
        <constraints><constraint firstItem="a" firstAttribute="width" constant="80" id="c"/></constraints>
        </view>
        """#)
      #expect(
        try #require(document.object("a")).widthConstraints
          == [.init(relation: .equal, points: 80, constraint: "c")])
    }

    @Test("outlets and segues lead to objects") func outletsAndSeguesLeadToObjects() {
      let document = Self.document(
        #"""
        <tableViewCell id="cell" customClass="Cell" style="IBUITableViewCellStyleValue1"><subviews>
        <label id="a" text="x"/></subviews>
        <connections>
        <outlet property="titleLabel" destination="a" id="o1"/>
        <outletCollection property="labels" destination="a" id="o2"/>
        <segue destination="vc0" kind="show" id="s1"/>
        </connections></tableViewCell>
        """#)
      #expect(
        document.outlets(to: "a").map { "\($0.ownerClass ?? "").\($0.property) \($0.isCollection)" }
          == ["Cell.titleLabel false", "Cell.labels true"])
      #expect(document.destinations(ofOutlet: "titleLabel", in: "Cell").map(\.id) == ["a"])
      #expect(
        document.segues.map { "\($0.source) \($0.kind) \($0.destination)" } == ["cell show vc0"])
      #expect(document.object("cell")?.style == "IBUITableViewCellStyleValue1")
    }

    @Test("properties of the app's own are kept apart") func propertiesOfTheAppsOwnAreKeptApart()
      throws
    {
      let document = Self.document(
        #"""
        <label id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="key" value="save"/>
        <userDefinedRuntimeAttribute type="string" keyPath="other"><string key="value">x</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="n" value="1"/>
        </userDefinedRuntimeAttributes></label>
        """#)
      let label = try #require(document.object("a"))
      #expect(
        label.runtimeAttributes.map { "\($0.property)=\($0.value)" } == ["key=save", "other=x"])
      #expect(label.texts.isEmpty)
    }

    // MARK: Bad input

    @Test(
      "a damaged file is told of and read as far as it goes",
      arguments: [
        "", "no XML", "<document>", "<a id='1'><b id='2'></a>", "</a></b>",
        "<label id='a' text='x'",
      ])
    func aDamagedFileIsToldOfAndReadAsFarAsItGoes(text: String) {
      let (document, errors) = InterfaceReader.read(Array(text.utf8), file: "A.xib")
      #expect(!errors.isEmpty)
      #expect(errors.allSatisfy { $0.file == "A.xib" })
      #expect(document.objects.count <= 2)
    }

    @Test("objects of any depth end") func objectsOfAnyDepthEnd() {
      let text = (0..<5000).map { "<view id=\"\($0)\">" }.joined()
      let (document, errors) = InterfaceReader.read(Array(text.utf8), file: "A.xib")
      #expect(!errors.isEmpty)
      #expect(document.objects.count < 1000)
    }

    @Test("a file in UTF-16 is read") func aFileInUTF16IsRead() {
      let text = #"<document><label id="a" text="größer"/></document>"#
      let units = text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
      let bytes: [UInt8] = [0xFF, 0xFE] + units
      let (document, errors) = InterfaceReader.read(bytes, file: "A.xib")
      #expect(errors.isEmpty)
      #expect(document.object("a")?.text("text")?.value == "größer")
    }

    @Test("entities of a document type are not expanded")
    func entitiesOfADocumentTypeAreNotExpanded() {
      let text = """
        <!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
        <document><label id="l" text="&b;"/></document>
        """
      let (document, errors) = InterfaceReader.read(Array(text.utf8), file: "A.xib")
      #expect(!errors.isEmpty)
      #expect(document.object("l")?.text("text")?.value == "&b;")
    }
  }
#endif
