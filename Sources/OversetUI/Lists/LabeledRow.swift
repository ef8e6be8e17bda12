/// A label at the leading edge of a row and its value at the trailing edge. Where they do not fit, both wrap.
struct LabeledRow<Label: View, Value: View>: View {
  let label: Label
  let value: Value

  var body: some View {
    HStack {
      HStack { label }
      Spacer(minLength: 8)
      HStack { value }
    }
  }
}
