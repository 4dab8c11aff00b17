import SwiftUI

struct ContentView: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 }.modifier(Framed()) }
}

private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
}

extension View {
    func framed() -> some View { modifier(Framed()) }
}

func separator() -> some View { Color.gray.frame(height: 1) }

@main
struct CardsApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}
