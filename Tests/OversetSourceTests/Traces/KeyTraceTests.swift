#if Source
  import OversetSource
  import Testing

  /// What files say of keys without anybody following it.
  struct KeyTraceTests {
    private static let catalog = CatalogKeys([
      "Localizable": [
        "title", "settings.sound.on", "settings.sound.off", "download_folder.failed", "Hello %@",
        "Save as…", "north", "%lld%% of the way",
      ],
      "Sounds": ["bell", "drum"],
      "Main": ["aBc-12-dEf.text"],
    ])

    @Test(
      "a key leaves a trace where a file may mean it",
      arguments: [
        (#"[self setTitle:NSLocalizedString(@"title", nil)];"#, ["title"]),
        (#"let x = "titles""#, []),
        ("let title = 3", []),
        (#"let key = "settings.sound." + state"#, ["settings.sound.off", "settings.sound.on"]),
        (##"let key = "settings.sound.\(state)""##, ["settings.sound.off", "settings.sound.on"]),
        (##"let key = "settings.light.\(state)""##, []),
        ("Words.download_folder_failed", ["download_folder.failed"]),
        ("Words.download_folder", []),
        ("text = L10n.Settings.Sound.on", ["settings.sound.on"]),
        ("text = L10n.Settings.Light.on", []),
        ("text = R.string.localizable.north()", ["north"]),
        ("text = R.image.icons.north()", []),
        (
          #"[NSString stringWithFormat:@"settings.sound.%@", x]"#,
          ["settings.sound.off", "settings.sound.on"]
        ),
        ("text = Settings.sound(on)", []),
        (##"String(localized: "Hello \(name("a"))")"##, ["Hello %@"]),
        (##"print("\(text("title"))")"##, ["title"]),
        (##"Text("\(share)% of the way")"##, ["%lld%% of the way"]),
        (##"Text("\(share) of the way")"##, []),
        ("<string key=\"x\">Save as…</string>", ["Save as…"]),
        ("case north, south", ["north"]),
        ("let north = 1", []),
        (#"tr("Sounds", key)"#, ["bell", "drum"]),
        (#"tr("Sounds", "bell")"#, ["bell"]),
        (#"tr("Localizable", key)"#, []),
        ("<label id=\"aBc-12-dEf\">", ["aBc-12-dEf.text"]),
        ("<label id=\"aBc-12-dEg\">", []),
      ]) func aKeyLeavesATraceWhereAFileMayMeanIt(text: String, keys: [String])
    {
      var traces = KeyTraces(of: Self.catalog)
      traces.read(Array(text.utf8))
      #expect(traces.keys.sorted() == keys)
    }

    @Test(
      "bytes without an end are read to their end",
      arguments: ["\"", "\"\\", "\"\\(", "\"\\(\"", "<", ">", "\"a", "case"])
    func bytesWithoutAnEndAreReadToTheirEnd(text: String) {
      var traces = KeyTraces(of: Self.catalog)
      traces.read(Array(text.utf8))
      traces.read(Array(repeating: UInt8(ascii: "\""), count: 9_999) + Array(text.utf8) + [0xFF])
      #expect(traces.keys.isEmpty)
    }
  }
#endif
