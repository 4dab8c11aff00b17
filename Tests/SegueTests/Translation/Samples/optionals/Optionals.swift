// swift-format-ignore-file: NeverForceUnwrap
import UIKit

@objc protocol StepDelegate {
    @objc optional func stepsDidMove(_ steps: Steps)
    @objc optional func steps(_ steps: Steps, sizeAt index: Int) -> CGSize
    @objc optional func steps(_ steps: Steps, titleAt index: Int) -> String?
    @objc optional func view(of steps: Steps) -> UIView!
    @objc optional func steps(_ steps: Steps, run body: (Int) -> Int) -> Int
    @objc optional var color: UIColor? { get }
    @objc optional var count: Int { get }
}

@objc protocol OtherDelegate {
    @objc optional func stepsDidMove(_ steps: Steps)
}

extension StepDelegate {
    /// The methods of a protocol are optional to its extensions.
    func moveTwice(_ steps: Steps) -> CGSize {
        stepsDidMove?(steps)
        self.stepsDidMove?(steps)
        if self.stepsDidMove != nil { stepsDidMove!(steps) }
        return self.steps?(steps, sizeAt: 0) ?? .zero
    }
}

final class Steps: UIView {
    weak var delegate: StepDelegate?
    weak var other: OtherDelegate?
    weak var scrollDelegate: UIScrollViewDelegate?
    var completion: ((Bool) -> Void)?
    var stepsDidEnd: ((Steps) -> Void)?

    /// Forced calls.
    func force(_ strict: StepDelegate) {
        strict.stepsDidMove!(self)
        delegate?.stepsDidMove!(self)
        delegate!.stepsDidMove!(self)
        let size: CGSize = strict.steps!(self, sizeAt: 0)
        frame.size = strict.steps!(self, sizeAt: 1)
        bounds.size.height = strict.steps!(self, sizeAt: 2).height + size.height
        bounds.size.width = delegate?.steps!(self, sizeAt: 3).width ?? 0
        let title: String? = strict.steps!(self, titleAt: 0)
        accessibilityLabel = strict.steps!(self, titleAt: 1)?.uppercased() ?? title
        strict.view!(of: self).alpha = 1
        tag = strict.steps!(self) { $0 + 1 }
        tag = strict.steps!(self, run: { $0 + 2 })
        completion!(true)
        stepsDidEnd!(self)
    }

    /// Values.
    func refer(_ strict: StepDelegate, to steps: Steps) {
        if delegate?.stepsDidMove != nil { tag = 1 }
        if nil == strict.stepsDidMove || delegate!.steps(_:sizeAt:) == nil { tag = 2 }
        if let move = delegate?.stepsDidMove { move(self) }
        guard let size = strict.steps(_:sizeAt:) else { return }
        frame.size = size(self, 1)
        let move = delegate?.stepsDidMove
        move?(self)
        let title = strict.steps(_:titleAt:)
        accessibilityLabel = title?(self, 0)?.uppercased()
        let forced: (Steps, Int) -> CGSize = strict.steps(_:sizeAt:)!
        frame.size = forced(self, 2)
        frame.size = delegate?.steps(_:sizeAt:)?(self, 3) ?? .zero
        other?.stepsDidMove.map { $0(self) }
        (delegate?.stepsDidMove ?? { _ in })(self)
        let hears = (delegate?.view(of:) != nil) ? [strict.view(of:)] : []
        tag = hears.count
        steps.stepsDidEnd?(self)
        if steps.stepsDidEnd != nil, let end = steps.stepsDidEnd { end(self) }
    }

    /// Properties, which are optional twice where their type is.
    func properties(_ strict: StepDelegate) {
        backgroundColor = delegate?.color ?? .white
        tintColor = strict.color??.withAlphaComponent(0.5)
        if let color = delegate?.color, let shown = color { backgroundColor = shown }
        tag = strict.count! + (delegate?.count ?? 0)
        if let count = strict.count { tag = count }
    }
}

/// Methods of UIKit's protocols.
final class Relay: NSObject, UIScrollViewDelegate {
    weak var scrollDelegate: UIScrollViewDelegate?
    weak var dataSource: UITableViewDataSource?
    var scrollViewDidZoom: ((UIScrollView) -> Void)?

    func force(
        _ animator: UIViewControllerAnimatedTransitioning, _ gestures: UIGestureRecognizerDelegate,
        _ pan: UIPanGestureRecognizer, _ scroll: UIScrollView, _ table: UITableView
    ) {
        animator.animationEnded!(true)
        _ = gestures.gestureRecognizer!(pan, shouldRequireFailureOf: pan)
        if gestures.gestureRecognizerShouldBegin!(pan) { pan.isEnabled = false }
        scroll.delegate!.scrollViewDidScroll!(scroll)
        scrollDelegate?.scrollViewDidScroll!(scroll)
        let zoomed: UIView? = scrollDelegate!.viewForZooming!(in: scroll)
        zoomed?.alpha = 1
        let count: Int = dataSource!.numberOfSections!(in: table)
        pan.minimumNumberOfTouches = count
        self.scrollViewDidZoom!(scroll)
    }

    func refer(_ animator: UIViewControllerAnimatedTransitioning, _ scroll: UIScrollView, _ table: UITableView) {
        if animator.animationEnded != nil, let ended = animator.animationEnded { ended(true) }
        if let scrolled = scrollDelegate?.scrollViewDidScroll { scrolled(scroll) }
        guard let dragged = scroll.delegate?.scrollViewDidEndDragging(_:willDecelerate:) else { return }
        dragged(scroll, false)
        let sections = dataSource?.numberOfSections(in:)
        scroll.tag = sections?(table) ?? 1
        if let zoomed = scrollDelegate?.viewForZooming?(in: scroll), zoomed.isHidden { scroll.tag = 2 }
        let own = self.scrollViewDidScroll
        own(scroll)
        [scrollViewDidScroll, Relay().scrollViewDidScroll].forEach { $0(scroll) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Its properties have names of optional methods.
final class Shelf: UIViewController {
    let tableView = UITableView()
    var position: CGPoint? { view.layer.position }

    func arrange(_ bar: UITabBarController) {
        if navigationController == nil, tableView.delegate != nil { tableView.reloadData() }
        guard let position else { return }
        view.layer.position = position
        bar.tabBar.tintColor = nil
    }
}
