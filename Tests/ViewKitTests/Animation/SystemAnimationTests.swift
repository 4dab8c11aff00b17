import Testing

@testable import ViewKit

@MainActor @Suite struct SystemAnimationTests {
    @Test func deletedViewsShrinkFadeAndLeave() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200))
        let views = host.run { (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) } }
        let beside = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for view in views + [beside] { host.show(view) }
        host.frame(at: 0)
        var ends: [Bool] = []
        host.run {
            views[1].transform = CGAffineTransform(scaleX: 2, y: 2)
            UIView.perform(.delete, on: views, options: .curveLinear, animations: { beside.alpha = 0.5 }) {
                ends.append($0)
            }
        }
        host.frame(at: 0)
        host.frame(at: 0.125)
        let shown = try #require(views[0].layer.presentation())
        #expect(abs(shown.opacity - 0.5) < 0.02 && abs(shown.affineTransform().a - 0.55) < 0.02)
        #expect(abs((beside.layer.presentation()?.opacity ?? 0) - 0.75) < 0.02)
        host.frame(at: 0.3)
        #expect(ends == [true] && views.allSatisfy { $0.superview == nil && $0.alpha == 1 })
        #expect(views[0].transform == .identity && views[1].transform.a == 2 && beside.superview != nil)
    }

    @Test func directionsFollowTheMeaningOfContent() {
        let given: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
            (.unspecified, .rightToLeft), (.playback, .leftToRight), (.spatial, .leftToRight),
            (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
        ]
        for (attribute, direction) in given {
            #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == direction)
        }
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }
}
