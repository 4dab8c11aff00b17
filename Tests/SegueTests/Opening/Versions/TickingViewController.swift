import ViewKit

/// A screen that wants frames all the time.
final class TickingViewController: UIViewController {
    private var link: CADisplayLink?

    override func viewDidLoad() {
        super.viewDidLoad()
        link = CADisplayLink(target: self, selector: TickingViewController.tick)
        link?.add(to: .main, forMode: .common)
    }

    private func tick(_ link: CADisplayLink) { view.alpha = view.alpha == 1 ? 0.9 : 1 }
}
