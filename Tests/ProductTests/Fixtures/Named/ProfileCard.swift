import SwiftUI

struct User {
  let name: String

  static let stub = User(name: "Ada")
}

struct ProfileCard: View {
  let user: User

  var body: some View { Text(user.name) }
}
