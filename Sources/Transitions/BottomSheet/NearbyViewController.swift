#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Places that are near, on a sheet.
final class NearbyViewController: UIViewController {
    private let transition = PanelTransition(
        presentation: BottomSheetPresentationController.init(presentedViewController:presenting:),
        animator: { presents, velocity in
            PanelAnimator(
                presents: presents, duration: presents ? 0.6 : 0.4, damping: presents ? 0.82 : 1, velocity: velocity)
        })
    /// The gesture that drives the presentation, where it does.
    var opening: GestureDrivenTransition? {
        get { transition.opening }
        set { transition.opening = newValue }
    }
    private let grabber = UIView()
    private let words = [
        UILabel("Near you", size: 28, weight: .bold),
        UILabel("Drag it up for more, or down to put it away.", size: 15, color: .secondaryLabel),
    ]
    private let rows: [PlaceRow]
    private static let margin: CGFloat = 20

    init(_ places: [Place]) {
        rows = places.map { PlaceRow($0) }
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        grabber.backgroundColor = .grey(0.82, dark: 0.4)
        grabber.layer.cornerRadius = 2.5
        for subview in [grabber] + words + rows { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        grabber.frame = CGRect(x: view.bounds.midX - 20, y: 8, width: 40, height: 5)
        let top = UIView.placeColumn(Array(zip(words, [0, 2])), x: Self.margin, y: 30, width: width)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: Self.margin, y: top + 10 + CGFloat(index) * PlaceRow.height, width: width, height: PlaceRow.height)
        }
    }
}
