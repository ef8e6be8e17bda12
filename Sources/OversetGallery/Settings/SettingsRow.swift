import SwiftUI

/// A setting with its present value, which leads to a page of its own.
struct SettingsRow: View {
  let title: LocalizedStringKey
  let value: LocalizedStringKey

  var body: some View {
    HStack(spacing: 8) {
      Text(title)
        .layoutPriority(1)
      Spacer(minLength: 8)
      Text(value)
        .foregroundStyle(Color.secondary)
        .multilineTextAlignment(.trailing)
      Image(systemName: "chevron.forward")
        .font(.footnote)
        .foregroundStyle(Color.secondary)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 11)
  }
}

/// A setting that is either on or off.
struct SettingsSwitchRow: View {
  let title: LocalizedStringKey
  let isOn: Bool

  var body: some View {
    HStack(spacing: 8) {
      Text(title)
      Spacer(minLength: 8)
      SettingsSwitch(isOn: isOn)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 7)
  }
}

/// A switch: its knob stands on the trailing side when it is on.
struct SettingsSwitch: View {
  let isOn: Bool

  var body: some View {
    Capsule()
      .fill(isOn ? Color.green : Color(uiColor: .systemGray5))
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(Color.white)
          .frame(width: 27, height: 27)
          .padding(2)
      }
      .accessibilityLabel(isOn ? "On" : "Off")
  }
}
