// A widget with a chart, as an app's extension has them.
import Charts
import SwiftUICore
import WidgetKit

struct Day: Identifiable {
  let id: Int
  let steps: Int
}

struct Entry: TimelineEntry {
  let date: Date
  let days: [Day]
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: Date(), days: []) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

struct StepsView: View {
  @Environment(\.widgetFamily) private var family
  let entry: Entry

  var body: some View {
    VStack {
      Text("Steps").widgetAccentable()
      Chart(entry.days) { day in
        BarMark(x: .value("Day", day.id), y: .value("Steps", day.steps))
          .foregroundStyle(by: .value("Day", day.id))
        if day.steps > 10_000 {
          RuleMark(y: .value("Goal", 10_000)).annotation(position: .top) { Text("Goal") }
        }
      }
      .chartXAxis(.hidden)
      .chartYAxis {
        AxisMarks(values: .automatic(desiredCount: 3)) { value in
          AxisGridLine()
          AxisValueLabel { Text("\(value.index)") }
        }
      }
      .frame(height: family == .systemSmall ? 60 : 120)
    }
    .containerBackground(.background, for: .widget)
  }
}

struct StepsWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "steps", provider: Provider()) { StepsView(entry: $0) }
      .configurationDisplayName("Steps")
      .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

struct StepsPreviews: PreviewProvider {
  static var previews: some View {
    StepsView(entry: Entry(date: Date(), days: [Day(id: 1, steps: 2)]))
      .previewContext(WidgetPreviewContext(family: .systemMedium))
  }
}

struct AllWidgets: WidgetBundle {
  var body: some Widget {
    StepsWidget()
    StepsWidget()
  }
}
