#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A tap that calls a closure.
final class TapRecognizer: UITapGestureRecognizer {
    private var target: GestureTarget?

    /// A tap that calls `act` with its place in the recognizer's view.
    init(_ act: @escaping (CGPoint) -> Void) {
        super.init(target: nil, action: nil)
        target = GestureTarget(of: self) { [unowned self] in act(location(in: view)) }
    }
}

extension UIView {
    /// Calls `act` with the place of each tap on this view, which keeps it.
    func onTap(_ act: @escaping (CGPoint) -> Void) { addGestureRecognizer(TapRecognizer(act)) }
}
