@testable import ViewKit

/// Shows one of several pages: a container like those of the system, made of a `ScreenChange`.
@MainActor final class PagingContainer: UIViewController {
    let area = TransitionView()
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    private var page: UIViewController?

    override var choosesShownChildren: Bool { true }
    override var shownChild: UIViewController? { page }

    override func viewDidLoad() {
        area.container = self
        area.frame = view.bounds
        view.addSubview(area)
    }

    /// Shows `next`, a page that it has or a new one.
    func turn(to next: UIViewController) {
        guard activeTransition == nil, next !== page else { return }
        if next.parent == nil { addChild(next) }
        let last = page
        page = next
        guard showsScreens, let last else { return area.place(next.view) }
        var change = ScreenChange(from: .leaving(last, in: area), to: .coming(next, in: area), in: area)
        change.animation = animator.map { .init($0, drivenBy: interaction) }
        change.isAnimated = animator != nil
        change.appearances = .leaving(last) + .coming(next)
        change.begins = { [area] in area.bring(next.placedView, beside: $0) }
        change.finishes = { [self] in end(at: next, leaving: last) }
        change.rollsBack = { [self] in end(at: last, leaving: next) }
        change.run(by: self)
    }

    private func end(at shown: UIViewController, leaving other: UIViewController) {
        page = shown
        endMovement(to: shown, from: other, in: area, animated: animator != nil) { page === shown }
    }
}
