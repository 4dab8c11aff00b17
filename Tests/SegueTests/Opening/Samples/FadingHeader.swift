import UIKit

/// Articles below a large picture that shrinks and fades as they are scrolled, and a bar that appears in its place.
final class ArticlesViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let headerView = UIView()
    private let titleLabel = UILabel()
    private let barView = UIView()
    private let barLabel = UILabel()
    private var observations: [NSKeyValueObservation] = []
    private let headerHeight: CGFloat = 260

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentInset.top = headerHeight
        view.addSubview(scrollView)
        setUpHeader()
        addArticles()
        observations = [
            scrollView.observe(\.contentOffset, options: [.initial, .new]) { [weak self] _, change in
                guard let self, let offset = change.newValue else { return }
                self.update(for: offset.y + self.headerHeight)
            },
            scrollView.observe(\UIScrollView.contentSize, options: .new) { [weak self] scrollView, _ in
                self?.barLabel.text = "\(Int(scrollView.contentSize.height / 90)) articles"
            },
            headerView.observe(\.alpha, options: [.old, .new]) { [weak self] _, change in
                guard let self, let old = change.oldValue, let new = change.newValue, old != new else { return }
                self.barView.alpha = max(0, 1 - 2 * new)
            },
        ]
    }

    private func setUpHeader() {
        headerView.backgroundColor = .systemOrange
        titleLabel.text = "Harbour"
        titleLabel.font = .systemFont(ofSize: 44, weight: .heavy)
        titleLabel.textColor = .white
        headerView.addSubview(titleLabel)
        view.addSubview(headerView)
        barView.backgroundColor = .systemIndigo
        barView.alpha = 0
        barLabel.textColor = .white
        barLabel.textAlignment = .center
        barLabel.font = .boldSystemFont(ofSize: 22)
        barView.addSubview(barLabel)
        view.addSubview(barView)
    }

    private func addArticles() {
        for number in 0..<16 {
            let card = UIView(frame: CGRect(x: 16, y: CGFloat(number) * 90 + 10, width: 360, height: 76))
            card.backgroundColor = UIColor(hue: CGFloat(number) / 16, saturation: 0.35, brightness: 0.95, alpha: 1)
            card.layer.cornerRadius = 12
            scrollView.addSubview(card)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        barView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 100)
        barLabel.frame = CGRect(x: 0, y: 56, width: view.bounds.width, height: 30)
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 16 * 90)
    }

    private func update(for distance: CGFloat) {
        let height = max(100, headerHeight - distance)
        headerView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        titleLabel.frame = CGRect(x: 20, y: height - 70, width: 340, height: 54)
        headerView.alpha = max(0, min(1, (height - 100) / (headerHeight - 100)))
    }
}

#Preview { ArticlesViewController() }
