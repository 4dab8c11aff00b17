import UIKit

final class Screen: UIViewController {
    let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        transitioningDelegate = self
        button.shake()
        view.addSubview(button)
    }
}

#Preview { Screen() }
