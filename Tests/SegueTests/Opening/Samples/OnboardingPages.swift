import UIKit

/// One page: a picture in the upper half, a title and a text.
final class OnboardingPage: UIView {
    init(title: String, text: String, color: UIColor) {
        super.init(frame: .zero)
        let picture = UIView()
        picture.backgroundColor = color
        picture.layer.cornerRadius = 32
        let titleLabel = UILabel()
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 32, weight: .heavy)
        let textLabel = UILabel()
        textLabel.text = text
        textLabel.textColor = .secondaryLabel
        textLabel.textAlignment = .center
        textLabel.numberOfLines = 0
        for subview in [picture, titleLabel, textLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            addSubview(subview)
        }

        // The picture's middle is a little above the page's: only the long initializer has a factor for that.
        let pictureCenter = NSLayoutConstraint(
            item: picture, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY,
            multiplier: 0.7, constant: 0)
        NSLayoutConstraint.activate([
            pictureCenter,
            picture.centerXAnchor.constraint(equalTo: centerXAnchor),
            picture.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.7),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 4.0 / 3.0),
            titleLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 40),
            titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
            textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
            textLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .custom)
    private let pages = [
        OnboardingPage(title: "Collect", text: "Keep the pictures of a day in one place.", color: .systemTeal),
        OnboardingPage(title: "Sort", text: "Drag them into the order in which they tell a story.", color: .systemPink),
        OnboardingPage(title: "Share", text: "Send it to those who were with you.", color: .systemPurple),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        pageControl.numberOfPages = pages.count
        pageControl.pageIndicatorTintColor = .systemGray4
        pageControl.currentPageIndicatorTintColor = .systemBlue
        pageControl.isUserInteractionEnabled = false
        nextButton.setTitle("Next", for: .normal)
        nextButton.backgroundColor = .systemBlue
        nextButton.layer.cornerRadius = 26
        nextButton.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
        for subview in [scrollView, pageControl, nextButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        layoutPages()
        layoutControls()
    }

    private func layoutPages() {
        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        var previous = content.leadingAnchor
        for page in pages {
            page.translatesAutoresizingMaskIntoConstraints = false
            scrollView.addSubview(page)
            NSLayoutConstraint.activate([
                page.leadingAnchor.constraint(equalTo: previous),
                page.topAnchor.constraint(equalTo: content.topAnchor),
                page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                page.widthAnchor.constraint(equalTo: frame.widthAnchor),
                page.heightAnchor.constraint(equalTo: frame.heightAnchor),
            ])
            previous = page.trailingAnchor
        }
        content.trailingAnchor.constraint(equalTo: previous).isActive = true
    }

    private func layoutControls() {
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
            pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 16),
            nextButton.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 32),
            safeArea.trailingAnchor.constraint(equalTo: nextButton.trailingAnchor, constant: 32),
            safeArea.bottomAnchor.constraint(equalTo: nextButton.bottomAnchor, constant: 24),
            nextButton.heightAnchor.constraint(equalToConstant: 52),
        ])
    }

    @objc private func nextTapped() {
        guard pageControl.currentPage < pages.count - 1 else {
            let home = UIViewController()
            home.view.backgroundColor = .systemYellow
            home.modalPresentationStyle = .fullScreen
            home.modalTransitionStyle = .crossDissolve
            return present(home, animated: true)
        }
        let x = scrollView.bounds.width * CGFloat(pageControl.currentPage + 1)
        scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        pageControl.currentPage = page
        nextButton.setTitle(page == pages.count - 1 ? "Start" : "Next", for: .normal)
    }
}

#Preview("Onboarding") { OnboardingViewController() }
