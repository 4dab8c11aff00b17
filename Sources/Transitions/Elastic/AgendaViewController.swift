#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The agenda of a day; a tap or a drag downwards pulls the weather over it.
final class AgendaViewController: StackScreen {
    private let heading = UILabel("Saturday", size: 34, weight: .bold)
    private let hint = UILabel("Pull down for the weather.", size: 15, color: .secondaryLabel)
    private let entries: [(card: UIView, bar: UIView, words: [UILabel])]
    private static let margin: CGFloat = 20

    init() {
        let plans: [(time: String, title: String, color: UIColor)] = [
            ("7:30", "Swim in the lake", UIColor(red: 0.16, green: 0.55, blue: 0.85, alpha: 1)),
            ("9:00", "Breakfast at Ada's", UIColor(red: 0.93, green: 0.55, blue: 0.2, alpha: 1)),
            ("11:15", "Train to the hills", UIColor(red: 0.24, green: 0.62, blue: 0.42, alpha: 1)),
            ("14:00", "Walk to the hut", UIColor(red: 0.24, green: 0.62, blue: 0.42, alpha: 1)),
            ("18:30", "Supper, six people", UIColor(red: 0.79, green: 0.28, blue: 0.4, alpha: 1)),
            ("21:40", "Stars from the deck", UIColor(red: 0.42, green: 0.36, blue: 0.75, alpha: 1)),
        ]
        entries = plans.map { plan in
            let card = UIView()
            let bar = UIView()
            card.backgroundColor = .paper
            card.layer.cornerRadius = 16
            bar.backgroundColor = plan.color
            bar.layer.cornerRadius = 3
            return (
                card, bar,
                [
                    UILabel(plan.title, size: 19, weight: .semibold),
                    UILabel(plan.time, size: 15, weight: .medium, color: .secondaryLabel),
                ]
            )
        }
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .adaptive(UIColor(red: 0.94, green: 0.94, blue: 0.96, alpha: 1), dark: .black)
        for subview in [heading, hint] + entries.map(\.card) { view.addSubview(subview) }
        for entry in entries { for subview in [entry.bar] + entry.words { entry.card.addSubview(subview) } }
        view.onTap { [unowned self] _ in pull() }
        let drag = PanDrivenTransition(.vertical, in: self, travel: { $0.height }) { [unowned self] direction, _ in
            direction == .down ? { [unowned self] in pull() } : nil
        }
        drag.timingCurve = ElasticAnimator.spring
        drag.completionSpeed = ElasticAnimator.completionSpeed
        drivers = [drag]
        makeAnimator = { [unowned drag] in ElasticAnimator(operation: $0, drag: drag) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        UIView.placeColumn([(heading, 0), (hint, 2)], x: Self.margin, y: 64, width: width)
        for (index, entry) in entries.enumerated() {
            entry.card.frame = CGRect(
                x: Self.margin, y: 150 + CGFloat(index) * 96, width: width, height: 84)
            entry.bar.frame = CGRect(x: 16, y: 16, width: 6, height: 52)
            UIView.placeColumn(Array(zip(entry.words, [0, 2])), x: 38, y: 18, width: width - 54)
        }
    }

    /// Pulls the weather over the agenda.
    func pull() { open(WeatherViewController()) }
}
