#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The time over a picture of that time of day; a tap or a drag to the left lets hours pass, one to the right returns.
final class ClockViewController: StackScreen, DissolvingScreen {
    /// A time of day.
    struct Hour {
        var picture: String
        var time: String
        var day: String
        var note: String
    }

    private let hours: [Hour]
    private let index: Int
    private let picture: UIImageView
    /// Darkens the picture where the time stands.
    private let shade: ShadeView
    /// Darkens the picture where the note stands.
    private let foot = ShadeView(from: UIColor(white: 0, alpha: 0), to: UIColor(white: 0, alpha: 0.7))
    let words = UIView()
    private let labels: [UILabel]
    private static let footHeight: CGFloat = 190

    /// The hour at `index` of `hours`.
    init(_ hours: [Hour], at index: Int = 0) {
        self.hours = hours
        self.index = index
        let hour = hours[index]
        let clear = UIColor(white: 0, alpha: 0)
        let dark = UIColor(white: 0, alpha: 0.6)
        shade = index.isMultiple(of: 2) ? ShadeView(from: dark, to: clear) : ShadeView(from: clear, to: dark)
        picture = UIImageView(picture: hour.picture)
        labels = [
            UILabel(hour.day, size: 19, weight: .medium, color: .white),
            UILabel(hour.time, size: 92, weight: .bold, color: .white),
            UILabel(hour.note, size: 17, weight: .semibold, color: .white),
        ]
        for label in labels { label.textAlignment = .center }
        super.init(animator: DissolveAnimator.init(operation:))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for label in labels { words.addSubview(label) }
        for subview in [picture, shade, foot, words] { view.addSubview(subview) }
        view.onTap { [unowned self] _ in if hasLater { goOn() } else { close() } }
        let drag = PanDrivenTransition(.horizontal, in: self, travel: { $0.width * 0.8 }) {
            [unowned self] direction, _ in
            if direction == .left { return hasLater ? { [unowned self] in goOn() } : nil }
            return canClose ? { [unowned self] in close() } : nil
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        picture.frame = view.bounds
        // By turns above and below, so that what dissolves does not dissolve into its like.
        let isAbove = index.isMultiple(of: 2)
        let height = view.bounds.height
        shade.frame = CGRect(x: 0, y: isAbove ? 0 : height / 2, width: view.bounds.width, height: height / 2)
        foot.frame = CGRect(
            x: 0, y: height - Self.footHeight, width: view.bounds.width, height: Self.footHeight)
        words.frame = view.bounds
        let y = isAbove ? min(96, height * 0.12) : min(height * 0.66, height - 236)
        UIView.placeColumn(Array(zip(labels.prefix(2), [0, -8])), x: 0, y: y, width: view.bounds.width)
        labels[2].frame = CGRect(x: 24, y: view.bounds.height - 92, width: view.bounds.width - 48, height: 24)
    }

    private var hasLater: Bool { index + 1 < hours.count }

    /// Goes on to the next hour.
    func goOn() { if hasLater { open(ClockViewController(hours, at: index + 1)) } }
}
