import SwiftUI

final class Screen: UIViewController {}

struct Root: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: Screen())
    }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
