import Testing

@testable import ViewKit

@MainActor @Suite struct StackViewTests {
    private let host = TestHost()

    private func stack(
        _ widths: [CGFloat], _ distribution: UIStackView.Distribution, spacing: CGFloat = 10,
        _ configure: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        host.run {
            let views = widths.map { SizedView(CGSize(width: $0, height: 20)) }
            let stack = UIStackView(arrangedSubviews: views)
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            stack.distribution = distribution
            stack.spacing = spacing
            configure(stack)
            stack.layoutIfNeeded()
            return stack
        }
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test func defaultsAreApples() {
        let stack = host.run { UIStackView(frame: .zero) }
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    }

    @Test func fillStretchesTheViewThatHugsLeastAndShrinksTheOneThatResistsLeast() {
        let stretched = stack([20, 40, 60], .fill) {
            $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        }
        #expect(spans(stretched) == [[0, 20], [30, 100], [140, 60]])
        let shrunk = stack([100, 100, 60], .fill) {
            $0.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
        #expect(spans(shrunk) == [[0, 20], [30, 100], [140, 60]])
    }

    @Test func fillEquallyIgnoresSizes() {
        #expect(spans(stack([20, 40, 60], .fillEqually)) == [[0, 60], [70, 60], [140, 60]])
    }

    @Test func fillProportionallyKeepsTheirRatio() {
        // Fractions of the stack's own length, with the gaps in their sum; the last view gets the rest.
        #expect(spans(stack([20, 40, 60], .fillProportionally)) == [[0, 29], [39, 57], [106, 94]])
        let long = stack([100, 200, 300, 400, 500], .fillProportionally) { $0.frame.size.width = 700 }
        #expect(spans(long).map { $0[1] } == [45, 91, 136, 182, 205].map { CGFloat($0) })
        #expect(spans(stack([30], .fillProportionally)) == [[0, 200]])
        #expect(spans(stack([0, 0], .fillProportionally)) == [[0, 95], [105, 95]])
    }

    /// A row that is higher than its lines has them at its upper edge, or at its lower one; nothing leaves the stack.
    @Test func baselinesAreAtTheEdge() {
        for (alignment, expected) in [
            (UIStackView.Alignment.firstBaseline, [CGFloat(20), 0]), (.lastBaseline, [30, 10]),
        ] {
            let tops = host.run {
                let views = [SizedView(CGSize(width: 20, height: 20)), SizedView(CGSize(width: 20, height: 40))]
                views[0].baselines = BaselineOffsets(top: 10, bottom: 10)
                views[1].baselines = BaselineOffsets(top: 30, bottom: 10)
                let stack = UIStackView(arrangedSubviews: views)
                stack.alignment = alignment
                stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
                stack.layoutIfNeeded()
                return views.map(\.frame.minY)
            }
            #expect(tops == expected, "\(alignment)")
        }
    }

    /// Views whose heights constraints require.
    @Test func plainViewsOfRequiredHeightsAreAtTheTop() {
        let views = host.run {
            let views = [UIView(), UIView()]
            let stack = UIStackView(arrangedSubviews: views)
            stack.alignment = .firstBaseline
            stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
            for (view, height) in zip(views, [CGFloat(20), 30]) {
                view.heightAnchor.constraint(equalToConstant: height).isActive = true
                view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            }
            stack.layoutIfNeeded()
            return views
        }
        #expect(views.map(\.frame.minY) == [0, 0] && views.map(\.frame.height) == [20, 30])
    }

    @Test func equalSpacingKeepsSizes() {
        #expect(spans(stack([20, 40, 60], .equalSpacing)) == [[0, 20], [60, 40], [140, 60]])
    }

    @Test func equalCenteringPutsTheMiddlesAtEqualDistances() {
        #expect(spans(stack([20, 40, 60], .equalCentering)) == [[0, 20], [70, 40], [140, 60]])
        #expect(
            spans(stack([10, 10, 120], .equalCentering)) == [[0, 10], [60, 10], [80, 120]], "spacing comes first")
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, [0.0, 50]), (.leading, [0, 20]), (.center, [15, 20]), (.trailing, [30, 20]),
    ]) func alignmentIsAcross(_ alignment: UIStackView.Alignment, _ expected: [CGFloat]) {
        let stack = stack([20], .fill) { $0.alignment = alignment }
        #expect([stack.arrangedSubviews[0].frame.minY, stack.arrangedSubviews[0].frame.height] == expected)
    }

    @Test func customSpacingAndMargins() {
        let stack = stack([20, 40, 60], .fillEqually) {
            $0.setCustomSpacing(40, after: $0.arrangedSubviews[0])
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 20)
            $0.isLayoutMarginsRelativeArrangement = true
        }
        #expect(spans(stack) == [[10, 40], [90, 40], [140, 40]])
        #expect(stack.arrangedSubviews[0].frame.minY == 5 && stack.arrangedSubviews[0].frame.height == 40)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    }

    @Test func hiddenViewsTakeNoRoom() {
        let stack = stack([20, 40, 60], .fillEqually)
        stack.arrangedSubviews[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(spans(stack) == [[0, 95], [95, 0], [105, 95]])
        stack.arrangedSubviews[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(spans(stack) == [[0, 60], [70, 60], [140, 60]])
    }

    @Test func hidingAnimates() {
        let stack = stack([20, 40, 60], .fillEqually)
        host.show(stack)
        let middle = stack.arrangedSubviews[1]
        let last = stack.arrangedSubviews[2]
        host.run { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = true } }
        host.frame(at: 1)
        host.frame(at: 1.5)
        #expect(middle.isHidden && middle.layer.presentation()?.isHidden == false)
        #expect(abs((last.layer.presentation()?.frame.minX ?? 0) - 122.5) < 1)
        host.frame(at: 2.2)
        #expect(
            middle.layer.presentation()?.isHidden != false && last.frame == CGRect(x: 105, y: 0, width: 95, height: 50))
    }

    @Test func membersComeAndGo() {
        let stack = stack([20, 40], .fillEqually)
        let a = stack.arrangedSubviews[0]
        let b = stack.arrangedSubviews[1]
        stack.insertArrangedSubview(b, at: 0)
        #expect(stack.arrangedSubviews == [b, a])
        stack.removeArrangedSubview(b)
        #expect(stack.arrangedSubviews == [a] && b.superview === stack)
        a.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
        let other = self.stack([], .fill)
        stack.addArrangedSubview(a)
        other.addArrangedSubview(a)
        #expect(stack.arrangedSubviews.isEmpty && a.superview === other)
    }

    @Test func nestedStacksAskForWhatTheirViewsAskFor() {
        let column = stack([20, 40], .fill) { $0.axis = .vertical }
        #expect(column.sizeThatFits(.zero) == CGSize(width: 40, height: 50))
        let row = host.run {
            UIStackView(arrangedSubviews: [column, SizedView(CGSize(width: UIView.noIntrinsicMetric, height: 10))])
        }
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        row.layoutIfNeeded()
        #expect(column.frame == CGRect(x: 0, y: 0, width: 40, height: 80))
    }

    @Test func labelsBreakInAColumn() {
        let label = host.run { UILabel() }
        label.text = String(repeating: "word ", count: 30)
        label.numberOfLines = 0
        let stack = host.run { UIStackView(arrangedSubviews: [label, UIView()]) }
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 900)
        stack.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
        #expect(label.frame.height > 100)
    }
}
