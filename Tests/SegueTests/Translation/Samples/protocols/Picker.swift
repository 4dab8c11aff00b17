import UIKit

@objc protocol PickerDelegate: NSObjectProtocol {
    func pickerWillOpen(_ picker: PickerViewController)
    @objc optional func picker(_ picker: PickerViewController, didPick index: Int)
    @objc optional func picker(_ picker: PickerViewController, titleAt index: Int) -> String?
}

class PickerViewController: UIViewController {
    weak var delegate: PickerDelegate?
    var completion: ((Int) -> Void)?

    func pick(_ index: Int) {
        delegate?.picker?(self, didPick: index)
        title = delegate?.picker?(self, titleAt: index) ?? "none"
        completion?(index)
        if let delegate, delegate.responds(to: #selector(PickerDelegate.picker(_:didPick:))) {
            delegate.picker?(self, didPick: index)
        }
    }

    func interrupt(_ animator: UIViewControllerAnimatedTransitioning, _ context: UIViewControllerContextTransitioning) {
        guard let running = animator.interruptibleAnimator?(using: context) else { return }
        running.pauseAnimation()
        running.addCompletion?({ _ in context.completeTransition(true) })
    }
}

/// Bound to classes without saying so, public, and within a type.
public enum Cards {
    /// Hears of a card.
    @objc public protocol Delegate {
        @objc optional func cardWillClose(_ card: UIView)
        @objc optional func cardTitle(_ card: UIView) -> String!
        @objc optional func cardShouldClose(_ card: UIView) -> Bool
        @objc optional var cardColor: UIColor? { get }
    }
}

extension Cards.Delegate {
    /// Yes.
    public func cardShouldClose(_ card: UIView) -> Bool { true }
}

final class Card: UIView {
    weak var delegate: Cards.Delegate?
    var scrollViewDidScroll: ((UIScrollView) -> Void)?

    func close(_ scroll: UIScrollView, _ zooming: UIScrollViewDelegate) {
        delegate?.cardWillClose?(self)
        scrollViewDidScroll?(scroll)
        self.scrollViewDidScroll?(scroll)
        guard delegate?.cardShouldClose(self) ?? true else { return }
        if let zoomed = zooming.viewForZooming?(in: scroll) { zoomed.alpha = 1 }
        backgroundColor = delegate?.cardColor ?? .white
    }
}
