import Testing

@testable import ViewKit

/// A header whose height follows the scroll offset, over posts in a scroll view.
@MainActor @Suite struct CollapsingHeaderTests {
    private final class Screen: UIView, UIScrollViewDelegate {
        let header = UIView()
        let scrollView = UIScrollView()
        let posts = UIStackView()
        private lazy var headerHeight = header.heightAnchor.constraint(equalToConstant: 280)

        func build() {
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.alwaysBounceVertical = true
            scrollView.delegate = self
            posts.axis = .vertical
            posts.spacing = 12
            for number in 1...9 { posts.addArrangedSubview(post(number)) }
            for view in [scrollView, header] { addSubview(view) }
            scrollView.addSubview(posts)
            for view in [scrollView, header, posts] { view.translatesAutoresizingMaskIntoConstraints = false }
            let views = ["header": header, "scroll": scrollView]
            for format in ["H:|[header]|", "V:|[header]", "H:|[scroll]|", "V:|[scroll]|"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
            }
            let content = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                headerHeight, content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                posts.topAnchor.constraint(equalTo: content.topAnchor, constant: 296),
                posts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
                posts.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
                posts.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
            ])
        }

        private func post(_ number: Int) -> UIView {
            let text = SizedView(CGSize(width: 250 * (number % 3 + 1), height: 20))
            text.wrappedLength = text.size.width
            let post = UIStackView(arrangedSubviews: [text])
            post.isLayoutMarginsRelativeArrangement = true
            post.layoutMargins = UIEdgeInsets(top: 24, left: 16, bottom: 24, right: 16)
            return post
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            headerHeight.constant = max(100, 280 - scrollView.contentOffset.y)
        }
    }

    @Test func scrollingMovesNoPost() {
        let host = TestHost(size: CGSize(width: 392, height: 844))
        let screen = host.run {
            let screen = Screen(frame: CGRect(x: 0, y: 0, width: 392, height: 844))
            screen.build()
            return screen
        }
        host.show(screen)
        let heights = screen.posts.arrangedSubviews.map(\.bounds.height)
        let text: (Int) -> CGFloat = { CGFloat(20 * ((250 * ($0 % 3 + 1) + 343) / 344)) }
        #expect(heights == (1...9).map { text($0) + 48 })
        let size = screen.scrollView.contentSize
        for step in 1...60 {
            host.run { screen.scrollView.contentOffset.y = CGFloat(step * 7) }
            host.frame(at: Double(step))
            #expect(screen.posts.arrangedSubviews.map(\.bounds.height) == heights, "step \(step)")
            #expect(screen.scrollView.contentSize == size && screen.posts.frame.minX == 8)
            #expect(screen.header.frame.height == max(100, 280 - CGFloat(step * 7)))
        }
    }
}
