import Testing

@testable import ViewKit

/// The guides of bars from before there were safe areas.
@MainActor @Suite struct BarLayoutGuideTests {
    @Test func theyFollowTheSafeArea() {
        let host = TestHost(size: CGSize(width: 300, height: 400))
        let screen = host.run { UIViewController() }
        let (upper, lower) = host.run { (UIView(), UIView()) }
        host.run {
            for view in [upper, lower] {
                view.translatesAutoresizingMaskIntoConstraints = false
                screen.view.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 30).isActive = true
                view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            }
            upper.topAnchor.constraint(equalTo: screen.topLayoutGuide.bottomAnchor, constant: 5).isActive = true
            NSLayoutConstraint(
                item: lower, attribute: .bottom, relatedBy: .equal, toItem: screen.bottomLayoutGuide, attribute: .top,
                multiplier: 1, constant: 0
            ).isActive = true
            host.window.rootViewController = screen
            host.window.makeKeyAndVisible()
            host.window.screenInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        }
        host.frame(at: 0)
        #expect(screen.topLayoutGuide.length == 59 && screen.bottomLayoutGuide.length == 34)
        #expect(upper.frame == CGRect(x: 0, y: 64, width: 30, height: 40))
        #expect(lower.frame == CGRect(x: 0, y: 326, width: 30, height: 40))
        host.run { host.window.screenInsets = .zero }
        host.frame(at: 1)
        #expect(upper.frame.minY == 5 && lower.frame.maxY == 400)
    }
}
