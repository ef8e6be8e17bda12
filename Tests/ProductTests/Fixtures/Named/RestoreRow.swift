import SwiftUI

struct RestoreRow: View {
  var body: some View { Text("Restore") }
}
