/// How the pictures of a kit are taken.
enum KitGuide {
  static func text(of kit: KitContents) -> String {
    var lines = [head]
    for page in kit.pages { lines.append("\(page.number) \(page.locale)") }
    return (lines + [foot]).joined(separator: "\n") + "\n"
  }

  private static let head = """
    # Pictures for `overset calibrate`

    `\(KitSource.name)` draws pages of texts between four coloured marks. `kit.csv` says what each
    page holds; do not edit it or the view.

    1. Make an empty SwiftUI app in Xcode (iOS 15 or later), add `\(KitSource.name)`, and show
       `CalibrationKit()` as its only view. Add every language below to the project, so that letters
       take the forms of the language.
    2. Run it once in a simulator of any iPhone, with Bold Text and Display Zoom off.
    3. In this folder, with the bundle identifier of the app in place of `com.example.kit`:

    ```sh
    while read -r page language; do
      xcrun simctl launch --terminate-running-process booted com.example.kit \\
        -OversetPage "$page" -AppleLanguages "($language)" </dev/null
      sleep 2
      xcrun simctl io booted screenshot "page-$page.png" </dev/null
    done <<PAGES
    """

  private static let foot = """
    PAGES
    ```

    By hand: a tap shows the next page; save each screenshot as `page-1.png`, `page-2.png` and so on.

    4. `overset calibrate FOLDER` reads the pictures that are there and compares the widths with the model;
       `overset calibrate FOLDER --corrections Fonts/corrections.yml` writes corrections by script.
    """
}
