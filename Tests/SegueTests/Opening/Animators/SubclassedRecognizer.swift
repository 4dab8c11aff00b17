import UIKit

/// A recognizer with an initializer of its own, and targets that name a class below or above the recognizer's.
class HeaderDrag: UIPanGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        name = "header"
    }
}

final class HeaderViewController: UIViewController {
    private let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    private let knob = UIView(frame: CGRect(x: 155, y: 260, width: 80, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        header.backgroundColor = .systemTeal
        knob.backgroundColor = .systemPink
        view.addSubview(header)
        view.addSubview(knob)
        let drag = HeaderDrag()
        drag.addTarget(self, action: #selector(dragged(_:)))
        view.addGestureRecognizer(drag)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    // The recognizer is none from an edge; on iOS nothing checks it.
    @objc private func dragged(_ recognizer: HeaderDragFromEdge) {
        header.frame.size.height = max(100, recognizer.location(in: view).y)
    }

    @objc private func tapped(_ recognizer: UIGestureRecognizer) {
        knob.center = recognizer.location(in: view)
    }
}

/// A class of recognizers that no view has.
class HeaderDragFromEdge: HeaderDrag {}

#Preview { HeaderViewController() }
