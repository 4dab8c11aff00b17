import SwiftUI

final class Shown: ObservableObject {
    @Published var count = 0
}

struct Counter: View {
    @ObservedObject var shown: Shown
    var body: some View { Text("\(shown.count)") }
}
