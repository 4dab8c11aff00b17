import SwiftUI

@main
struct RevealApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}

class AppDelegate: NSObject, UIApplicationDelegate {}

struct ContentView: View {
    @State private var count = 0
    var body: some View { Root().ignoresSafeArea() }
}
