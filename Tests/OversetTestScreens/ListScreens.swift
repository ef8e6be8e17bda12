import SwiftUI

/// What is to be done.
struct TaskList: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SectionHead(title: "Today", action: "Show all")
      TaskRow(title: "Call the dentist", due: "Before noon")
      TaskRow(title: "Prepare the slides for Monday", due: "This evening")
      SectionHead(title: "Later this week", action: "Show all")
      TaskRow(title: "Water the plants", due: "Friday")
    }
  }
}

/// The head of a section, with something to tap.
struct SectionHead: View {
  let title: LocalizedStringKey
  let action: LocalizedStringKey

  var body: some View {
    HStack {
      Text(title)
        .font(.subheadline)
        .fontWeight(.semibold)
      Spacer()
      Button {
      } label: {
        Text(action)
          .font(.footnote)
      }
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 6)
  }
}

/// One thing to do.
struct TaskRow: View {
  let title: LocalizedStringKey
  let due: LocalizedStringKey

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "circle")
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
        Text(due)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 8)
  }
}

/// Filters that are switched on.
struct FilterBar: View {
  var body: some View {
    HStack(spacing: 8) {
      chip("Nearby")
      chip("Open now")
      chip("Top rated")
    }
    .padding(.horizontal, 16)
  }

  private func chip(_ title: LocalizedStringKey) -> some View {
    Text(title)
      .font(.footnote)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Color(uiColor: .systemGray5), in: Capsule())
  }
}

/// A place that was found.
struct PlaceRow: View {
  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text("The corner bakery")
          .font(.headline)
        HStack(spacing: 4) {
          Image(systemName: "star.fill")
            .font(.caption)
          Text("Open until midnight")
            .font(.caption)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      Text("400 m away")
        .font(.footnote)
        .fixedSize()
    }
    .padding(16)
  }
}

/// A report of the weather.
struct WeatherCard: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Image(systemName: "sun.max.fill")
          .font(.largeTitle)
        VStack(alignment: .leading) {
          Text("Mostly sunny")
            .font(.title3)
          Text("Light wind from the west")
            .font(.footnote)
        }
        Spacer()
      }
      HStack(spacing: 0) {
        value("Humidity", "60 %")
        value("Wind", "12 km/h")
        value("Rain", "0 mm")
      }
    }
    .padding(16)
  }

  private func value(_ title: LocalizedStringKey, _ amount: String) -> some View {
    VStack(spacing: 4) {
      Text(title)
        .font(.caption)
      Text(amount)
        .font(.headline)
    }
    .frame(maxWidth: .infinity)
  }
}
