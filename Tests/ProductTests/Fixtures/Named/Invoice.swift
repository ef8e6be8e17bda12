struct Invoice {
  let summary: String
}
