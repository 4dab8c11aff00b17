import UIKit

/// Pushes a screen when it is asked to.
class OpeningScreen: UIViewController {
    @objc func open() {
        let next = UIViewController()
        next.view.backgroundColor = .systemOrange
        navigationController?.pushViewController(next, animated: true)
    }
}

/// Opens a screen at a tap; the navigation's own gesture goes back.
final class TapScreen: OpeningScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
    }
}

/// Opens a screen once it has loaded, which takes a moment.
final class LateScreen: OpeningScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        Task {
            try await Task.sleep(for: .milliseconds(250))
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        }
    }
}

/// Two columns with a gap between them, through which the middle of the screen falls.
final class TwoColumns: OpeningScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for column in 0...1 {
            let cell = UIView(frame: CGRect(x: 10 + 190 * column, y: 100, width: 170, height: 600))
            cell.backgroundColor = .systemTeal
            cell.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
            view.addSubview(cell)
        }
    }
}

#Preview("Columns") { UINavigationController(rootViewController: TwoColumns()) }
#Preview("Late") { UINavigationController(rootViewController: LateScreen()) }
#Preview("Tap") { UINavigationController(rootViewController: TapScreen()) }
