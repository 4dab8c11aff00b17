import LayerTree
import Testing

@testable import ViewKit

/// Geometry that is no geometry: nothing traps, and it can be put right again.
@MainActor @Suite struct ViewBadInputTests {
    let host = TestHost()

    nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1]

    @Test(arguments: numbers) func framesOfAnyNumbersAreCommitted(_ number: CGFloat) {
        let outer = UIView()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
        inner.backgroundColor = .red
        outer.addSubview(inner)
        host.show(outer)
        host.run {
            outer.frame = CGRect(x: number, y: number, width: number, height: number)
            host.frame(at: 1)
            outer.center = CGPoint(x: number, y: 0)
            outer.bounds = CGRect(x: number, y: 0, width: number, height: 3)
            outer.transform = CGAffineTransform(scaleX: number, y: 1)
            outer.alpha = number
            outer.layer.cornerRadius = number
            outer.layer.anchorPoint = CGPoint(x: number, y: number)
            _ = outer.frame
            _ = outer.convert(CGPoint(x: 1, y: 1), to: nil)
            _ = host.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
            _ = host.window.hitTest(CGPoint(x: number, y: number), with: nil)
            _ = outer.snapshotView(afterScreenUpdates: true)
            outer.sizeToFit()
            outer.contentScaleFactor = number
        }
        host.frame(at: 2)
        host.run {
            outer.transform = .identity
            outer.alpha = 1
            outer.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            outer.bounds = .zero
            outer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        }
        host.frame(at: 3)
        #expect(outer.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    }

    @Test(arguments: numbers) func animatingToAnyNumbersIsCommitted(_ number: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        host.show(view)
        var finished: Bool?
        host.run {
            UIView.animate(
                withDuration: 1, delay: Double(number), usingSpringWithDamping: number, initialSpringVelocity: number
            ) {
                view.frame = CGRect(x: number, y: 0, width: number, height: 5)
                view.transform = CGAffineTransform(scaleX: number, y: number)
                view.alpha = number
                view.layer.cornerRadius = number
            } completion: {
                finished = $0
            }
        }
        for step in 1...5 { host.frame(at: Double(step) / 4) }
        host.run { view.layer.removeAllAnimations() }
        host.frame(at: 9)
        #expect(finished != nil)
    }

    @Test func insetsBeyondTheSizeLeaveNothing() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 4, height: 6))
        #expect(rect.inset(by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)).isNull)
    }

    @Test func safeAreaIsWhatTheWindowCovers() {
        let view = UIView(frame: CGRect(x: 0, y: 20, width: 200, height: 170))
        host.show(view)
        #expect(view.safeAreaInsets == .zero)
        host.window.screenInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))
        #expect(host.window.safeAreaInsets.top == 50)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    @Test func unarchivingGivesNothing() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NSNumber(1), requiringSecureCoding: true)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        #expect(UIView(coder: coder) == nil)
        #expect(UILabel(coder: coder) == nil)
    }
}
