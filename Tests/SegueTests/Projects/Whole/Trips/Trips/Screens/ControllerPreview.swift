#if DEBUG
import SwiftUI

struct ControllerPreview<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: () -> Controller

    init(_ make: @escaping () -> Controller) { self.make = make }

    func makeUIViewController(context: Context) -> Controller { make() }
    func updateUIViewController(_ controller: Controller, context: Context) {}
}
#endif
