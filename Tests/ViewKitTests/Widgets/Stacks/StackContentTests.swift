import Testing

@testable import ViewKit

/// Stacks whose arranged views change: baselines and proportions follow.
@MainActor @Suite struct StackContentTests {
    private let host = TestHost()

    private func view(_ width: CGFloat, baseline: CGFloat = 0) -> SizedView {
        let view = SizedView(CGSize(width: width, height: 20))
        view.baselines = BaselineOffsets(top: baseline, bottom: 20 - baseline)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    /// A stack at the top of a window, and a view beside it whose first baseline is the stack's.
    private func alignedStack(_ views: [UIView]) -> (stack: UIStackView, beside: UIView) {
        let (stack, beside) = host.run {
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            return (stack, view(10, baseline: 3))
        }
        host.show(stack, beside)
        host.run {
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: host.window.topAnchor, constant: 40),
                stack.leftAnchor.constraint(equalTo: host.window.leftAnchor),
                beside.leftAnchor.constraint(equalTo: stack.rightAnchor),
                beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
            ])
        }
        host.frame(at: 1)
        return (stack, beside)
    }

    @Test func theBaselineIsThatOfTheFirstVisibleView() {
        let views = host.run { [view(50, baseline: 12), view(50, baseline: 16)] }
        let (stack, beside) = alignedStack(views)
        #expect(beside.frame.minY == 49)
        host.run { views[0].isHidden = true }
        host.frame(at: 2)
        #expect(beside.frame.minY == 53)
        host.run { stack.insertArrangedSubview(view(50, baseline: 5), at: 0) }
        host.frame(at: 3)
        #expect(beside.frame.minY == 42)
        host.run { views[0].isHidden = false }
        host.frame(at: 4)
        #expect(beside.frame.minY == 42)
    }

    @Test func theBaselineOfAStackWithinAStackIsFollowed() {
        let inner = host.run { [view(50, baseline: 12), view(50, baseline: 16)] }
        let stack = host.run { UIStackView(arrangedSubviews: inner) }
        let (_, beside) = alignedStack([stack])
        #expect(beside.frame.minY == 49)
        host.run { inner[0].isHidden = true }
        host.frame(at: 2)
        #expect(beside.frame.minY == 53)
    }

    /// A label in a stack that gets another font.
    @Test func aBaselineThatMovesInItsViewIsFollowed() {
        let first = host.run { view(50, baseline: 12) }
        let (_, beside) = alignedStack([first])
        host.run {
            first.baselines = BaselineOffsets(top: 17, bottom: 3)
            first.invalidateIntrinsicContentSize()
        }
        host.frame(at: 2)
        #expect(beside.frame.minY == 54)
    }

    @Test func proportionsFollowContents() {
        let views = host.run { [view(20), view(40), view(60)] }
        let stack = host.run {
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: 180, height: 20)
            stack.distribution = .fillProportionally
            return stack
        }
        host.show(stack)
        #expect(views.map(\.frame.width) == [30, 60, 90])
        host.run { views[0].size.width = 80 }
        host.frame(at: 1)
        #expect(views.map(\.frame.width) == [80, 40, 60])
    }
}
