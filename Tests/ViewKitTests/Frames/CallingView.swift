@testable import ViewKit

/// A view that calls blocks as it is laid out and drawn.
@MainActor final class CallingView: UIView {
    var whenLaidOut: () -> Void = {}
    var whenDrawn: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        whenLaidOut()
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        whenDrawn()
    }
}
