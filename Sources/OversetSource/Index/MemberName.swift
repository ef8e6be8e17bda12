/// The name of a member, and the full name of the type that it is asked of.
struct MemberName: Hashable {
  let type: String
  let name: String
}
