import Foundation
import Motion
import Recorder
import ViewKit

/// The page that tunes the motion after a release: the spring in its three dialects, the rule of the release, and the last
/// gesture once more.
final class ReleaseViewController: UIViewController {
    /// The motion after a release that is in effect.
    var completion: TransitionSettings.Completion { didSet { if completion != oldValue { showCompletion() } } }
    /// Called with the motion that the user chose.
    var onCompletion: (TransitionSettings.Completion) -> Void = { _ in }
    /// Called when the last gesture is to be played once more.
    var onAgain: () -> Void = {}
    /// Called with Swift that makes the spring.
    var onCopy: (String) -> Void = { _ in }
    /// Whether there is a gesture to play once more.
    var canPlayAgain = false { didSet { again.isEnabled = canPlayAgain } }
    /// The motion that showed after the last release.
    var trajectory: ReleaseTrajectory? { didSet { showTrajectory() } }

    private let original: TransitionSettings.Completion
    /// The spring that shows, also while another motion is in effect.
    private(set) var spring: Spring
    private let kinds = UISegmentedControl(items: ["Transition", "Spring", "UIKit"])
    private let curve = SpringCurveView(frame: .zero)
    private let figures = WorkbenchStyle.label("", WorkbenchStyle.body, WorkbenchStyle.detail)
    private(set) var rows: [SpringRow] = []
    private let rule = ReleaseRuleView(frame: .zero)
    private let again = UIButton(configuration: .filled())
    private let reset = UIButton(configuration: .gray())
    private let copying = UIButton(configuration: .gray())
    private let scroll = UIScrollView()
    /// The views from the top down, each with its height and the points above it.
    private var items: [(view: UIView, height: Double, gap: Double)] = []

    /// A panel for a `completion`.
    init(_ completion: TransitionSettings.Completion) {
        self.completion = completion
        original = completion
        spring = completion.spring ?? .smooth
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = WorkbenchStyle.background
        scroll.alwaysBounceVertical = false
        scroll.contentInsetAdjustmentBehavior = .never
        view.addSubview(scroll)
        add(WorkbenchStyle.label("After a release", WorkbenchStyle.heading, WorkbenchStyle.text), 18, after: 12)
        add(kinds, 30, after: 8)
        add(curve, 120, after: 10)
        add(figures, 18, after: 4)
        addSprings()
        add(WorkbenchStyle.label("Last release", WorkbenchStyle.heading, WorkbenchStyle.text), 18, after: 14)
        add(rule, ReleaseRuleView.height, after: 6)
        for (button, title) in [(again, "Again"), (reset, "Reset"), (copying, "Copy Swift")] {
            button.configuration?.title = title
            button.configuration?.buttonSize = .small
            add(button, 32, after: button === again ? 10 : 8)
        }
        again.isEnabled = canPlayAgain
        connect()
        showCompletion()
        showTrajectory()
    }

    private func addSprings() {
        for dialect in SpringQuantity.dialects {
            add(WorkbenchStyle.label(dialect.title, WorkbenchStyle.small, WorkbenchStyle.detail), 14, after: 8)
            for quantity in dialect.quantities {
                let row = SpringRow(quantity)
                row.onChange = { [unowned self] in set(quantity, to: $0) }
                rows.append(row)
                add(row, SpringRow.height, after: 0)
            }
        }
    }

    private func add(_ view: UIView, _ height: Double, after gap: Double) {
        items.append((view, height, gap))
        scroll.addSubview(view)
    }

    private func connect() {
        kinds.addAction(UIAction { [unowned self] _ in chooseKind() }, for: .valueChanged)
        again.addAction(UIAction { [unowned self] _ in onAgain() }, for: .primaryActionTriggered)
        reset.addAction(UIAction { [unowned self] _ in choose(original) }, for: .primaryActionTriggered)
        copying.addAction(UIAction { [unowned self] _ in onCopy(swift) }, for: .primaryActionTriggered)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scroll.frame = view.bounds
        let width = max(0, view.bounds.width - 2 * WorkbenchStyle.margin)
        var y = 0.0
        for item in items {
            y += item.gap
            item.view.frame = CGRect(x: WorkbenchStyle.margin, y: y, width: width, height: item.height)
            y += item.height
        }
        scroll.contentSize = CGSize(width: view.bounds.width, height: y + WorkbenchStyle.margin)
    }

    // MARK: Changes

    private func set(_ quantity: SpringQuantity, to value: Double) {
        choose(.spring(quantity.setting(value, of: spring)))
    }

    private func chooseKind() {
        switch kinds.selectedSegmentIndex {
        case 0: choose(.transitionSpring)
        case 2: choose(.uikit)
        default: choose(.spring(spring))
        }
    }

    private func choose(_ completion: TransitionSettings.Completion) {
        self.completion = completion
        onCompletion(completion)
    }

    private func showCompletion() {
        if let own = completion.spring { spring = own }
        guard isViewLoaded else { return }
        kinds.selectedSegmentIndex = completion.segment
        for row in rows {
            row.show(spring)
            row.alpha = completion.spring == nil ? 0.55 : 1
        }
        curve.spring = completion.spring
        showFigures()
    }

    private func showTrajectory() {
        guard isViewLoaded else { return }
        rule.release = trajectory?.release
        curve.measured = trajectory
        showFigures()
    }

    private func showFigures() {
        figures.text =
            switch completion {
            case .spring: curve.figures
            case .transitionSpring: "a critical spring, as long as the transition"
            case .uikit: "the remaining time, along UIKit's curve"
            }
    }

    /// Swift that makes the spring in an app.
    private var swift: String {
        func text(_ value: Double) -> String { String(format: "%.4g", value) }
        return "UISpringTimingParameters(mass: \(text(spring.mass)), stiffness: \(text(spring.stiffness)), "
            + "damping: \(text(spring.damping)), initialVelocity: .zero)"
    }
}

extension TransitionSettings.Completion {
    /// The spring that is the same for every transition; nil for other motions.
    fileprivate var spring: Spring? { if case .spring(let spring) = self { spring } else { nil } }

    /// The number of its segment.
    fileprivate var segment: Int {
        switch self {
        case .transitionSpring: 0
        case .spring: 1
        case .uikit: 2
        }
    }
}
