import SwiftUI

/// Needs SwiftUI, and nothing needs it.
final class SettingsStore: ObservableObject {
    func makeScreen() -> UIViewController { UIHostingController(rootView: ContentView()) }
}

func openSettings() -> SettingsStore { SettingsStore() }
