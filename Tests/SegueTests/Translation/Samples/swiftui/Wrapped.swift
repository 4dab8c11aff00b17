#if DEBUG
import SwiftUI
import UIKit

/// Shows what the closure makes, as many projects do.
struct ControllerPreview<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller
    init(_ make: @escaping () -> Controller) { controller = make() }
    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ controller: Controller, context: Context) {}
}

extension ControllerPreview {
    static var none: Int { 0 }
}

struct Second_Previews: PreviewProvider {
    static var previews: some View {
        ControllerPreview {
            CardController(number: 2)
        }
        .previewDevice("iPhone 15")
    }
}

#Preview("Third") {
    ControllerPreview { CardController(number: 3) }
}

#Preview { ContentView() }

#Preview("Shared") { SharedPreview() }

#Preview("Plain") { CardController(number: 4) }
#endif
