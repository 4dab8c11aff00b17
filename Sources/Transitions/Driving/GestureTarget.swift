#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The target of a gesture recognizer that calls a closure: the one form of target and action that is the same with
/// selectors and without.
@MainActor final class GestureTarget: NSObject {
    private let act: () -> Void

    /// Calls `act` whenever `recognizer` acts, as long as this object is retained.
    init(of recognizer: UIGestureRecognizer, _ act: @escaping () -> Void) {
        self.act = act
        super.init()
        #if canImport(UIKit)
        recognizer.addTarget(self, action: #selector(hear))
        #else
        recognizer.addTarget(self, action: GestureTarget.hear)
        #endif
    }

    #if canImport(UIKit)
    @objc
    #endif
    private func hear() { act() }
}
