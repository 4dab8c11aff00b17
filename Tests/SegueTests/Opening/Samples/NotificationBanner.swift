import UIKit

extension Notification.Name {
    static let dayDidChange = Notification.Name("DayDidChange")
}

/// Exchanges its child for the one of the day that a notification names, and lets down a banner over it.
final class DayContainerViewController: UIViewController {
    private var current: UIViewController = DayViewController(day: "Monday", color: .systemYellow)
    private let banner = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(current)
        current.view.frame = view.bounds
        view.addSubview(current.view)
        current.didMove(toParent: self)

        banner.backgroundColor = .label
        banner.textColor = .systemBackground
        banner.textAlignment = .center
        banner.font = .boldSystemFont(ofSize: 20)
        view.addSubview(banner)
        NotificationCenter.default.addObserver(
            self, selector: #selector(dayDidChange(_:)), name: .dayDidChange, object: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.bounds = CGRect(x: 0, y: 0, width: view.bounds.width - 32, height: 56)
        banner.center = CGPoint(x: view.bounds.midX, y: -40)
        banner.layer.cornerRadius = 16
        banner.layer.masksToBounds = true
    }

    @objc private func dayDidChange(_ notification: Notification) {
        guard let day = notification.userInfo?["day"] as? String, presentedViewController == nil else { return }
        let next = DayViewController(day: day, color: day == "Tuesday" ? .systemMint : .systemPink)
        let previous = current
        current = next
        addChild(next)
        previous.willMove(toParent: nil)
        next.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
        transition(
            from: previous, to: next, duration: 0.5, options: [.curveEaseInOut],
            animations: {
                next.view.frame = self.view.bounds
                previous.view.frame = self.view.bounds.offsetBy(dx: -self.view.bounds.width, dy: 0)
                self.view.bringSubviewToFront(self.banner)
            },
            completion: { _ in
                previous.removeFromParent()
                next.didMove(toParent: self)
            })
        showBanner("It is \(day) now")
    }

    private func showBanner(_ text: String) {
        banner.text = text
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            animations: { self.banner.transform = CGAffineTransform(translationX: 0, y: 130) },
            completion: { _ in
                UIView.animate(withDuration: 0.3, delay: 0.6, options: .curveEaseIn) {
                    self.banner.transform = .identity
                }
            })
    }
}

/// A coloured screen; its button announces the next day.
final class DayViewController: UIViewController {
    private let day: String
    private let color: UIColor
    private let button = UIButton(type: .system)

    init(day: String, color: UIColor) {
        self.day = day
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        button.setTitle("\(day) is over", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 24, weight: .semibold)
        button.addTarget(self, action: #selector(finishDay), for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: 40, y: view.bounds.midY - 40, width: view.bounds.width - 80, height: 80)
    }

    @objc private func finishDay() {
        let next = day == "Monday" ? "Tuesday" : "Wednesday"
        NotificationCenter.default.post(name: .dayDidChange, object: self, userInfo: ["day": next])
    }
}

#Preview("Banner") { DayContainerViewController() }
