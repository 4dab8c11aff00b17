#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// A postcard on a table, from its front or its back; a tap or a drag to either side turns it over.
final class PostcardViewController: StackScreen, CardFaceScreen {
    let face: UIView
    private let place: Place
    private let showsBack: Bool
    private let shadow = CardShadow(frame: .zero)
    private let heading: UILabel
    private let hint: UILabel
    private static let proportion: CGFloat = 1.46

    init(_ place: Place, showsBack: Bool = false) {
        self.place = place
        self.showsBack = showsBack
        face = showsBack ? PostcardBack(place) : UIImageView(picture: place.picture)
        let ink = UIColor(red: 0.25, green: 0.19, blue: 0.14, alpha: 1)
        heading = UILabel(showsBack ? "The letter" : "A postcard", size: 30, weight: .bold, color: ink)
        hint = UILabel(
            showsBack ? "Drag it back to the picture." : "Drag the card, and see what is on its back.", size: 15,
            color: UIColor(red: 0.25, green: 0.19, blue: 0.14, alpha: 0.65))
        super.init(animator: { FlipAnimator(operation: $0) })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.87, green: 0.8, blue: 0.71, alpha: 1)
        face.layer.cornerRadius = CardShadow.cornerRadius
        face.clipsToBounds = true
        for label in [heading, hint] { label.textAlignment = .center }
        for subview in [heading, hint, shadow, face] { view.addSubview(subview) }
        view.onTap { [unowned self] _ in turnOver() }
        let drag = PanDrivenTransition(.horizontal, in: self, travel: { $0.width * 0.9 }) {
            [unowned self] direction, _ in
            { [unowned self] in turnOver(to: direction) }
        }
        drivers = [drag]
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        // Whole points, so that a picture of the card shows the same pixels.
        let room = min(140, size.height * 0.18)
        // Upright on an upright screen, otherwise on its side.
        let proportion = size.width > size.height ? 1 / Self.proportion : Self.proportion
        let width = min(size.width - 64, (size.height - 2 * room) / proportion).rounded(.down)
        let height = (width * proportion).rounded()
        face.frame = CGRect(
            x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width,
            height: height)
        shadow.frame = face.frame
        heading.frame = CGRect(x: 20, y: face.frame.minY - room * 0.6, width: size.width - 40, height: 40)
        hint.frame = CGRect(x: 20, y: face.frame.maxY + room * 2 / 7, width: size.width - 40, height: 40)
    }

    /// Goes to the card's other side, by a turn to the left or the right.
    func turnOver(to direction: DragDirection? = nil) {
        // A pop shows the push in reverse.
        let isNatural = direction == nil || (direction == .right) == showsBack
        makeAnimator = { FlipAnimator(operation: $0, sense: isNatural ? 1 : -1) }
        if showsBack { close() } else { open(PostcardViewController(place, showsBack: true)) }
    }
}
