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

    1. In Xcode, make an empty SwiftUI app for iOS 15 or later. Add `\(KitSource.name)`, and show
       `CalibrationKit()` as the only view. Add every language below to the project's localizations:
       iOS then draws letters in the forms of that language.
    2. Run the app once in the simulator of an iPhone, with Bold Text and Display Zoom off.
    3. Run these commands in this folder, with the app's bundle identifier for `com.example.kit`:

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

       Or by hand: tap to show the next page, and save the screenshots as `page-1.png`, `page-2.png`
       and so on.
    4. Run `overset calibrate FOLDER`. It measures the pictures that are there, and compares them with
       the model. With `--corrections Fonts/corrections.yml` it also writes corrections by script.
    """
}
