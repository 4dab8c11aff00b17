#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The first tab: one place, told of at length.
final class TodayViewController: TabScreen {
    private let place: Place
    private let words: [UILabel]
    private let story = UIView()
    private let picture: UIImageView
    private let caption: [UILabel]

    init(_ place: Place) {
        self.place = place
        words = [
            UILabel("SATURDAY 21 NOVEMBER", size: 13, weight: .semibold, color: .secondaryLabel),
            UILabel("Today", size: 34, weight: .bold),
        ]
        picture = UIImageView(picture: place.picture)
        caption = [
            UILabel(place.title, size: 24, weight: .bold),
            UILabel(place.text, size: 15, color: .secondaryLabel),
        ]
        super.init(nibName: nil, bundle: nil)
        title = "Today"
        tabBarItem.image = TabIcon.sun.image
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .adaptive(UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1), dark: .black)
        story.backgroundColor = .paper
        story.clipsToBounds = true
        story.layer.cornerRadius = 20
        for subview in [picture] + caption { story.addSubview(subview) }
        for subview in words + [story] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 2 * Self.margin
        let isWide = view.bounds.width > view.bounds.height
        let top = UIView.placeColumn(Array(zip(words, [0, 2])), x: Self.margin, y: isWide ? 20 : 56, width: width)
        story.frame = CGRect(x: Self.margin, y: top + (isWide ? 10 : 16), width: width, height: 0)
        guard !isWide else { return layOutSideBySide(width) }
        let height = min(width * 1.1, view.bounds.height * 0.5)
        picture.frame = CGRect(x: 0, y: 0, width: width, height: height)
        let end = UIView.placeColumn(
            Array(zip(caption, [18, 6])), x: Self.margin, y: picture.frame.maxY, width: width - 2 * Self.margin)
        story.frame.size.height = end + 20
    }

    /// The picture at the left, the caption beside it; both end above the bar.
    private func layOutSideBySide(_ width: CGFloat) {
        let bar = max(view.safeAreaInsets.bottom, 49)
        story.frame.size.height = max(0, view.bounds.height - bar - story.frame.minY - 12)
        picture.frame = CGRect(x: 0, y: 0, width: width * 0.5, height: story.frame.height)
        UIView.placeColumn(
            Array(zip(caption, [0, 6])), x: picture.frame.maxX + Self.margin, y: Self.margin,
            width: width * 0.5 - 2 * Self.margin)
    }
}
