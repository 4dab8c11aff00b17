#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A page of an album: a print, and what is written beneath it.
///
/// A drag of the lower right corner, to the left or upwards, turns to the next page, as a tap does; a drag to the right
/// turns back.
final class AlbumPageViewController: UIViewController {
    private let places: [Place]
    private let index: Int
    private let transition = PageCurlTransition()
    private let print = UIView()
    private let picture: UIImageView
    private let words: [UILabel]
    private let number: UILabel
    private var drags: [PanDrivenTransition] = []
    private static let margin: CGFloat = 32
    private static let frame: CGFloat = 10

    /// The drag that drives the transition that starts now.
    var activeDrag: PanDrivenTransition? { drags.first { $0.isDriving } }

    /// Page `index` of an album of `places`.
    init(_ places: [Place], index: Int) {
        self.places = places
        self.index = index
        let place = places[index]
        picture = UIImageView(picture: place.picture)
        words = [
            UILabel(place.region.uppercased(), size: 13, weight: .semibold, color: Self.ink(0.55)),
            UILabel(place.title, size: 32, weight: .bold, color: Self.ink(1)),
            UILabel(place.text, size: 17, color: Self.ink(0.8)),
        ]
        number = UILabel("\(index + 1)", size: 13, color: Self.ink(0.5))
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) { nil }

    private static func ink(_ alpha: CGFloat) -> UIColor { UIColor(red: 0.2, green: 0.15, blue: 0.12, alpha: alpha) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.97, green: 0.95, blue: 0.91, alpha: 1)
        print.backgroundColor = .white
        print.layer.shadowOpacity = 0.22
        print.layer.shadowRadius = 8
        print.layer.shadowOffset = CGSize(width: 0, height: 4)
        number.textAlignment = .center
        for subview in [print, picture, number] + words { view.addSubview(subview) }
        drags = [drag(.horizontal), drag(.vertical)]
        view.onTap { [unowned self] _ in turnPage() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        let size = view.bounds.size
        if size.width > size.height {
            print.frame = CGRect(x: Self.margin, y: 48, width: width * 0.46, height: size.height - 48 - 76)
            let x = print.frame.maxX + Self.margin
            UIView.placeColumn(Array(zip(words, [8, 4, 12])), x: x, y: 48, width: size.width - Self.margin - x)
        } else {
            placeUpright(width: width, height: min(width * 1.15, size.height * 0.45))
            // On the smallest screens the print leaves the words their room.
            let excess = lowestWord - (size.height - 68)
            if excess > 0 { placeUpright(width: width, height: max(96, print.frame.height - excess)) }
        }
        picture.frame = print.frame.insetBy(dx: Self.frame, dy: Self.frame)
        number.frame = CGRect(x: Self.margin, y: view.bounds.height - 60, width: width, height: 18)
        number.isHidden = lowestWord > number.frame.minY
    }

    /// The lower edge of the text.
    private var lowestWord: CGFloat { words.last?.frame.maxY ?? 0 }

    /// Places a print of that size with the words beneath it.
    private func placeUpright(width: CGFloat, height: CGFloat) {
        print.frame = CGRect(x: Self.margin, y: 76, width: width, height: height)
        UIView.placeColumn(Array(zip(words, [0, 4, 12])), x: Self.margin, y: print.frame.maxY + 36, width: width)
    }

    private func drag(_ axis: DragAxis) -> PanDrivenTransition {
        // The corner crosses the page and as much again.
        PanDrivenTransition(axis, in: self, travel: { axis == .horizontal ? $0.width * 1.25 : $0.height }) {
            [unowned self] direction, place in
            let size = view.bounds.size
            switch direction {
            case .left where place.x > size.width / 2 && hasNext: return { [unowned self] in turnPage() }
            case .up where place.y > size.height / 2 && hasNext: return { [unowned self] in turnPage() }
            case .right where presentingViewController != nil:
                return { [unowned self] in dismiss(animated: true) }
            default: return nil
            }
        }
    }

    private var hasNext: Bool { index + 1 < places.count }

    /// Turns to the next page, where there is one.
    func turnPage() {
        guard hasNext else { return }
        present(AlbumPageViewController(places, index: index + 1), animated: true)
    }
}
