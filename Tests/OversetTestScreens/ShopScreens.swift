import SwiftUI

/// An offer with its plans.
struct PlansScreen: View {
  var body: some View {
    VStack(spacing: 16) {
      ScreenTitle(title: "Go further with Pro")
      HStack(spacing: 12) {
        PlanTile(name: "Monthly", price: "€4.99", note: "Cancel anytime")
        PlanTile(name: "Yearly", price: "€39.99", note: "Save a third")
      }
      benefits
      MainButton(title: "Try it free for a week")
      HStack {
        Button("Restore purchases") {}
        Spacer()
        Button("Terms of use") {}
      }
      .font(.caption)
    }
    .padding(16)
  }

  private var benefits: some View {
    VStack(alignment: .leading, spacing: 8) {
      Benefit(text: "All lessons, also offline")
      Benefit(text: "No limit on mistakes")
      Benefit(text: "A certificate for each level")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A plan to choose.
struct PlanTile: View {
  let name: LocalizedStringKey
  let price: String
  let note: LocalizedStringKey

  var body: some View {
    VStack(spacing: 6) {
      Text(name)
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      Text(verbatim: price)
        .font(.title3)
      Text(note)
        .font(.caption)
        .multilineTextAlignment(.center)
    }
    .padding(12)
    .frame(maxWidth: .infinity)
    .card(inset: 0)
  }
}

/// A reason to pay.
struct Benefit: View {
  let text: LocalizedStringKey

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "checkmark")
        .font(.footnote)
      Text(text)
    }
  }
}

/// What is in the basket.
struct BasketScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      BasketLine(name: "Coffee beans", amount: "€12.00")
      Divider()
      BasketLine(name: "Paper filters", amount: "€3.50")
      Divider()
      HStack {
        Text("Total including taxes")
          .bold()
        Spacer(minLength: 16)
        Text(verbatim: "€15.50")
          .bold()
      }
      .padding(.vertical, 12)
      MainButton(title: "Go to checkout")
    }
    .padding(.horizontal, 16)
  }
}

/// An article of the basket.
struct BasketLine: View {
  let name: LocalizedStringKey
  let amount: String

  var body: some View {
    HStack(spacing: 12) {
      Rectangle()
        .fill(Color.gray)
        .frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text(name)
          .lineLimit(2)
        Text("In stock")
          .font(.caption)
          .foregroundStyle(.green)
      }
      Spacer()
      Text(amount)
        .fixedSize()
    }
    .padding(.vertical, 8)
  }
}

/// How a parcel fares.
struct DeliveryCard: View {
  let isLate = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Image(systemName: "shippingbox")
        Text("Your parcel is on its way")
          .font(.headline)
      }
      HStack(spacing: 6) {
        if isLate {
          Image(systemName: "clock")
        }
        Text("Arrives on Thursday")
        Spacer()
        Text("Track")
          .italic()
      }
      .font(.subheadline)
    }
    .padding(16)
    .card(inset: 4)
    .padding(.horizontal, 16)
  }
}
