import UIKit

/// Opens a screen at a tap; the navigation's own gesture goes back.
final class TapScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    }

    @objc private func open() {
        let next = UIViewController()
        next.view.backgroundColor = .systemOrange
        navigationController?.pushViewController(next, animated: true)
    }
}

#Preview("Tap") { UINavigationController(rootViewController: TapScreen()) }
