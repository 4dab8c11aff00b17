import UIKit

/// A map with a card whose height constraint follows the finger, and settles at one of three heights.
class RouteViewController: UIViewController {
    // MARK: - Heights

    private enum Detent: CGFloat, CaseIterable {
        case small = 160
        case medium = 360
        case large = 640

        static func closest(to height: CGFloat) -> Detent {
            return allCases.min { abs($0.rawValue - height) < abs($1.rawValue - height) } ?? .small
        }
    }

    // MARK: - Views

    private let mapView = UIView()
    private let cardView = UIView()
    private let handleView = UIView()
    private let timeLabel = UILabel()
    private let detailLabel = UILabel()
    private let startButton = UIButton(type: .custom)
    private let locateButton = UIButton(type: .custom)

    private lazy var cardHeight = cardView.heightAnchor.constraint(equalToConstant: Detent.small.rawValue)
    private var heightAtStart: CGFloat = 0

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        configureViews()
        configureConstraints()
        cardView.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(cardPanned(_:))))
    }

    private func configureViews() {
        view.backgroundColor = .systemGreen
        mapView.backgroundColor = .systemMint
        cardView.backgroundColor = .systemBackground
        cardView.layer.cornerRadius = 24
        cardView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        cardView.clipsToBounds = true
        handleView.backgroundColor = .systemGray3
        handleView.layer.cornerRadius = 2.5
        timeLabel.text = "25 min"
        timeLabel.font = .systemFont(ofSize: 28, weight: .bold)
        detailLabel.text = "1.9 km along the harbour, 14 m uphill. The path is closed to cars until nine."
        detailLabel.numberOfLines = 0
        detailLabel.textColor = .secondaryLabel
        startButton.setTitle("Start", for: .normal)
        startButton.backgroundColor = .systemBlue
        startButton.layer.cornerRadius = 12
        locateButton.backgroundColor = .white
        locateButton.layer.cornerRadius = 22
        [mapView, cardView, locateButton].forEach(add(to: view))
        [handleView, timeLabel, detailLabel, startButton].forEach(add(to: cardView))
    }

    private func add(to superview: UIView) -> (UIView) -> Void {
        return { subview in
            subview.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(subview)
        }
    }

    private func configureConstraints() {
        let detailBottom = detailLabel.bottomAnchor.constraint(lessThanOrEqualTo: startButton.topAnchor, constant: -16)
        detailBottom.priority = .defaultLow
        NSLayoutConstraint.activate([
            mapView.topAnchor.constraint(equalTo: view.topAnchor),
            mapView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            mapView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            mapView.bottomAnchor.constraint(equalTo: cardView.topAnchor, constant: 24),

            cardView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            cardView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            cardView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            cardHeight,

            handleView.topAnchor.constraint(equalTo: cardView.topAnchor, constant: 8),
            handleView.centerXAnchor.constraint(equalTo: cardView.centerXAnchor),
            handleView.widthAnchor.constraint(equalToConstant: 36),
            handleView.heightAnchor.constraint(equalToConstant: 5),

            timeLabel.topAnchor.constraint(equalToSystemSpacingBelow: handleView.bottomAnchor, multiplier: 2),
            timeLabel.leadingAnchor.constraint(equalTo: cardView.leadingAnchor, constant: 20),

            detailLabel.topAnchor.constraint(equalToSystemSpacingBelow: timeLabel.bottomAnchor, multiplier: 1),
            detailLabel.leadingAnchor.constraint(equalTo: timeLabel.leadingAnchor),
            detailLabel.trailingAnchor.constraint(equalTo: cardView.trailingAnchor, constant: -20),
            detailBottom,

            startButton.topAnchor.constraint(greaterThanOrEqualTo: timeLabel.bottomAnchor, constant: 90),
            startButton.leadingAnchor.constraint(equalTo: timeLabel.leadingAnchor),
            startButton.trailingAnchor.constraint(equalTo: detailLabel.trailingAnchor),
            startButton.heightAnchor.constraint(equalToConstant: 50),
            bottomOfStartButton(),

            locateButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            locateButton.bottomAnchor.constraint(equalTo: cardView.topAnchor, constant: -16),
            locateButton.widthAnchor.constraint(equalToConstant: 44),
            locateButton.heightAnchor.constraint(equalTo: locateButton.widthAnchor),
        ])
    }

    /// Yields while the card is too low for all of its contents.
    private func bottomOfStartButton() -> NSLayoutConstraint {
        let bottom = startButton.bottomAnchor.constraint(equalTo: cardView.bottomAnchor, constant: -32)
        bottom.priority = .defaultHigh - 1
        return bottom
    }

    // MARK: - Gesture

    @objc private func cardPanned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            heightAtStart = cardHeight.constant
        case .changed:
            let height = heightAtStart - pan.translation(in: view).y
            cardHeight.constant = min(max(height, Detent.small.rawValue - 40), Detent.large.rawValue + 40)
        case .ended, .cancelled:
            let projected = cardHeight.constant - pan.velocity(in: view).y * 0.1
            cardHeight.constant = Detent.closest(to: projected).rawValue
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
                options: .allowUserInteraction,
                animations: { self.view.layoutIfNeeded() })
        default:
            break
        }
    }
}

#Preview("Card with a height constraint") { RouteViewController() }
