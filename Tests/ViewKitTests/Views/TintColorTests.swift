import Testing

@testable import ViewKit

/// `UIColor.tintColor`, which is the tint colour of the view that shows it.
@MainActor @Suite struct TintColorTests {
    private let host = TestHost()

    @Test func aBackgroundFollowsTheTintColour() {
        host.run {
            let outer = UIView()
            let inner = UIView()
            outer.addSubview(inner)
            inner.backgroundColor = .tintColor
            #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
            outer.tintColor = .red
            #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
            inner.tintColor = .green
            #expect(inner.layer.backgroundColor == UIColor.green.cgColor)
        }
    }

    @Test func anAlphaIsKept() {
        host.run {
            let view = UIView()
            view.tintColor = .red
            view.backgroundColor = .tintColor.withAlphaComponent(0.25)
            #expect(view.layer.backgroundColor == UIColor.red.withAlphaComponent(0.25).cgColor)
        }
    }

    /// A tint colour that is the tint colour is that of the views around.
    @Test func aTintColourOfItselfIsTheOneAround() {
        host.run {
            let outer = UIView()
            let inner = UIView()
            let innermost = UIView()
            outer.addSubview(inner)
            inner.addSubview(innermost)
            outer.tintColor = .red
            inner.tintColor = .tintColor
            innermost.backgroundColor = .tintColor
            #expect(innermost.layer.backgroundColor == UIColor.red.cgColor)
        }
    }

    @Test func aLabelIsDrawnAnew() {
        let label = host.run { UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20)) }
        host.run {
            label.text = "Tint"
            label.textColor = .tintColor
        }
        host.show(label)
        #expect(!label.layer.needsDisplay())
        host.run { host.window.tintColor = .red }
        #expect(label.layer.needsDisplay())
    }

    @Test func outsideOfViewsItIsBlue() {
        host.run { #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor) }
    }
}
