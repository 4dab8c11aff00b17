#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A page to read by day or by night; the button, or a drag upwards, opens the page by night from where it is touched.
final class ReadingViewController: StackScreen {
    private let place: Place
    private let isNight: Bool
    /// The center of the growing circle, in the view by day.
    private var origin: CGPoint
    private let picture: UIImageView
    private let words: [UILabel]
    private let button = UIView()
    private let moon = UIView()
    private let shadowOfMoon = UIView()
    private static let margin: CGFloat = 24

    /// The page about `place`; that by night came out of `origin`.
    init(_ place: Place, isNight: Bool = false, from origin: CGPoint = .zero) {
        self.place = place
        self.isNight = isNight
        self.origin = origin
        picture = UIImageView(picture: isNight ? "night" : place.picture, cornerRadius: 24)
        let ink = isNight ? UIColor(white: 0.94, alpha: 1) : UIColor(red: 0.16, green: 0.14, blue: 0.12, alpha: 1)
        let pale = ink.withAlphaComponent(0.62)
        words = [
            UILabel(isNight ? "BY NIGHT" : "BY DAY", size: 13, weight: .semibold, color: pale),
            UILabel(place.title, size: 34, weight: .bold, color: ink),
            UILabel(place.text, size: 18, color: ink),
            UILabel(
                isNight ? "Drag down, and day returns." : "Touch the moon, or drag up from anywhere.", size: 15,
                color: pale),
        ]
        super.init()
        makeAnimator = { [unowned self] in CircularRevealAnimator(operation: $0, origin: self.origin) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor =
            isNight
            ? UIColor(red: 0.07, green: 0.08, blue: 0.16, alpha: 1)
            : UIColor(red: 0.99, green: 0.96, blue: 0.9, alpha: 1)
        button.backgroundColor =
            isNight
            ? UIColor(red: 0.98, green: 0.83, blue: 0.42, alpha: 1)
            : UIColor(red: 0.13, green: 0.15, blue: 0.32, alpha: 1)
        button.layer.cornerRadius = 30
        moon.backgroundColor = isNight ? .white : UIColor(red: 0.98, green: 0.88, blue: 0.6, alpha: 1)
        shadowOfMoon.backgroundColor = button.backgroundColor
        shadowOfMoon.isHidden = isNight
        for subview in [moon, shadowOfMoon] { button.addSubview(subview) }
        for subview in [picture, button] + words { view.addSubview(subview) }
        view.onTap { [unowned self] in handleTap(at: $0) }
        let drag = PanDrivenTransition(.vertical, in: self, travel: { $0.height * 0.6 }) {
            [unowned self] direction, place in
            if isNight { return direction == .down ? { [unowned self] in close() } : nil }
            return direction == .up ? { [unowned self] in reveal(from: place) } : nil
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        button.frame = CGRect(x: size.width - 84, y: size.height - 104, width: 60, height: 60)
        let width = size.width - 2 * Self.margin
        if size.width > size.height {
            picture.frame = CGRect(x: Self.margin, y: 48, width: width * 0.4, height: size.height - 2 * 48)
            let x = picture.frame.maxX + Self.margin
            UIView.placeColumn(Array(zip(words, [0, 2, 10, 22])), x: x, y: 48, width: size.width - 96 - x)
        } else {
            layOutBeneathEachOther(width: width)
        }
        moon.frame = CGRect(x: 18, y: 18, width: 24, height: 24)
        shadowOfMoon.frame = CGRect(x: 26, y: 13, width: 22, height: 22)
        moon.layer.cornerRadius = 12
        shadowOfMoon.layer.cornerRadius = 11
    }

    /// The picture above the words; where these would reach the button, it is lower, if that is enough, and the last of
    /// them are beside the button.
    private func layOutBeneathEachOther(width: CGFloat) {
        let size = view.bounds.size
        picture.frame = CGRect(x: Self.margin, y: 72, width: width, height: min(width * 0.9, size.height * 0.38))
        guard placeWords(width: width) > button.frame.minY - 8 else { return }
        let excess = words[2].frame.maxY + 8 - button.frame.minY
        guard excess < picture.frame.height - 96 else { return }
        picture.frame.size.height -= max(0, excess)
        placeWords(width: width)
        UIView.placeColumn(
            [(words[3], 22)], x: Self.margin, y: words[2].frame.maxY,
            width: max(0, button.frame.minX - 8 - Self.margin))
    }

    @discardableResult private func placeWords(width: CGFloat) -> CGFloat {
        UIView.placeColumn(Array(zip(words, [26, 2, 10, 22])), x: Self.margin, y: picture.frame.maxY, width: width)
    }

    private func handleTap(at point: CGPoint) {
        guard button.frame.contains(point) else { return }
        if isNight { close() } else { reveal() }
    }

    /// Opens the page by night in a circle around `point`; around the center of the button where that is nil.
    func reveal(from point: CGPoint? = nil) {
        origin = point ?? button.center
        open(ReadingViewController(place, isNight: true, from: origin))
    }
}
