#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Today's weather; a tap or a drag upwards lets it snap back.
final class WeatherViewController: StackScreen, ElasticScreen {
    let footColor = UIColor(red: 0.66, green: 0.17, blue: 0.29, alpha: 1)
    private let dusk: ShadeView
    private let sun = UIView()
    private let glow = UIView()
    private let words = [
        UILabel("Mirror Lake", size: 28, weight: .medium, color: .white),
        UILabel("21°", size: 104, weight: .bold, color: .white),
        UILabel(
            "Sunny until the evening, then a light wind from the west.", size: 17, color: UIColor(white: 1, alpha: 0.9)),
    ]
    private let panel = UIView()
    private let hours: [[UILabel]]
    private static let margin: CGFloat = 24
    private static let panelHeight: CGFloat = 96

    init() {
        let forecast = [("9", "16°"), ("12", "20°"), ("15", "21°"), ("18", "19°"), ("21", "14°")]
        hours = forecast.map { hour, warmth in
            [
                UILabel(hour, size: 15, weight: .medium, color: UIColor(white: 1, alpha: 0.8)),
                UILabel(warmth, size: 20, weight: .semibold, color: .white),
            ]
        }
        dusk = ShadeView(from: footColor.withAlphaComponent(0), to: footColor)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.95, green: 0.45, blue: 0.27, alpha: 1)
        glow.backgroundColor = UIColor(red: 1, green: 0.82, blue: 0.4, alpha: 0.28)
        sun.backgroundColor = UIColor(red: 1, green: 0.84, blue: 0.45, alpha: 1)
        panel.backgroundColor = UIColor(white: 1, alpha: 0.16)
        panel.layer.cornerRadius = 22
        for label in hours.joined() {
            label.textAlignment = .center
            panel.addSubview(label)
        }
        for subview in [dusk, glow, sun, panel] + words { view.addSubview(subview) }
        view.onTap { [unowned self] _ in close() }
        let drag = PanDrivenTransition(.vertical, in: self, travel: { $0.height }) { [unowned self] direction, _ in
            direction == .up ? { [unowned self] in close() } : nil
        }
        drag.timingCurve = ElasticAnimator.spring
        drag.completionSpeed = ElasticAnimator.completionSpeed
        drivers = [drag]
        makeAnimator = { [unowned drag] in ElasticAnimator(operation: $0, drag: drag) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.width > view.bounds.height { layOutSideBySide() } else { layOutBeneathEachOther() }
        dusk.frame = view.bounds
        let column = panel.bounds.width / CGFloat(hours.count)
        for (index, labels) in hours.enumerated() {
            UIView.placeColumn(Array(zip(labels, [0, 6])), x: CGFloat(index) * column, y: 20, width: column)
        }
    }

    /// The sun above the words, these above the panel; all of it higher where that gives the panel the room it needs.
    private func layOutBeneathEachOther() {
        let width = view.bounds.width - 2 * Self.margin
        let end = placeWords(at: 240, width: width)
        var shift = max(0, end + 36 + Self.panelHeight + Self.margin - view.bounds.height)
        if shift > 140 { shift = 0 }
        if shift > 0 { placeWords(at: 240 - shift, width: width) }
        placeSun(at: 190 - shift)
        // At the foot of a high screen: what comes first as the sheet is pulled.
        let foot = view.bounds.height - Self.panelHeight - 64
        panel.frame = CGRect(
            x: Self.margin, y: max(end + 36 - shift, foot), width: width, height: Self.panelHeight)
    }

    /// The words at the left in the middle, the sun at the right above the panel.
    private func layOutSideBySide() {
        let size = view.bounds.size
        let width = (size.width - 3 * Self.margin) / 2
        let height = placeWords(at: 0, width: width)
        placeWords(at: ((size.height - height) / 2).rounded(), width: width)
        placeSun(at: 115)
        panel.frame = CGRect(
            x: size.width - Self.margin - width, y: min(236, size.height - Self.margin - Self.panelHeight),
            width: width, height: Self.panelHeight)
    }

    @discardableResult private func placeWords(at y: CGFloat, width: CGFloat) -> CGFloat {
        UIView.placeColumn(Array(zip(words, [0, 0, 6])), x: Self.margin, y: y, width: width)
    }

    private func placeSun(at y: CGFloat) {
        for (disk, side) in [(glow, CGFloat(190)), (sun, 116)] {
            disk.frame = CGRect(x: view.bounds.width - 100 - side / 2, y: y - side / 2, width: side, height: side)
            disk.layer.cornerRadius = side / 2
        }
    }
}
