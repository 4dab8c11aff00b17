import Testing

@testable import ViewKit

/// Layouts that follow what changes: texts, hierarchies, masks, sizes.
@MainActor @Suite struct ConstraintChangeTests {
    private let host = TestHost()

    private func container(_ width: CGFloat = 300, _ height: CGFloat = 400) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func add<View: UIView>(_ view: View, to container: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        return view
    }

    private func activate(_ formats: [String], _ views: [String: UIView]) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
    }

    @Test func noLengthIsNegative() {
        host.run {
            let row = UIStackView(arrangedSubviews: [SizedView(CGSize(width: 50, height: 20)), UIView()])
            #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 20))
            let container = container(100)
            let title = add(SizedView(CGSize(width: 90, height: 20)), to: container)
            let space = add(UIView(), to: container)
            let button = add(SizedView(CGSize(width: 60, height: 20)), to: container)
            title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            activate(
                ["H:|[title][space][button]|", "V:|[title]", "V:|[space(5)]", "V:|[button]"],
                ["title": title, "space": space, "button": button])
            container.layoutIfNeeded()
            #expect([title, space, button].map(\.frame.width) == [40, 0, 60])
            container.frame.size.width = 200
            container.layoutIfNeeded()
            #expect(title.frame.width == 90 && button.frame.minX == 140)
        }
    }

    @Test func aContainerWithoutASizeYetBreaksNothing() {
        host.run {
            FaultLog.current.onReport = { Issue.record("\($0)") }
            let container = container(0, 0)
            let box = add(UIView(), to: container)
            activate(["H:|-20-[box]-20-|", "V:|-20-[box]-20-|"], ["box": box])
            container.layoutIfNeeded()
            container.frame.size = CGSize(width: 100, height: 100)
            container.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 20, y: 20, width: 60, height: 60))
        }
    }

    /// A content view that is as large as its superview by its mask takes its size from its own content, in whatever order
    /// they are put together.
    @Test(arguments: [0, 1, 2, 3, 4]) func aContentViewByMaskGivesTheSize(_ order: Int) {
        host.run {
            FaultLog.current.onReport = { Issue.record("\($0)") }
            let container = container()
            let box = UIView()
            let content = UIView(frame: box.bounds)
            let inside = add(SizedView(CGSize(width: 50, height: 20)), to: content)
            @MainActor func pinInside() {
                activate(["H:|-10-[inside]-10-|", "V:|-5-[inside]-5-|"], ["inside": inside])
            }
            @MainActor func pinBox() {
                box.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(box)
                box.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
                box.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
            }
            @MainActor func mask() { content.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
            switch order {
            case 0: [mask, { box.addSubview(content) }, pinBox, pinInside].forEach { $0() }
            case 1: [mask, pinInside, { box.addSubview(content) }, pinBox].forEach { $0() }
            case 2: [pinInside, pinBox, mask, { box.addSubview(content) }].forEach { $0() }
            case 3:
                // Its superview comes last, and then another one.
                let wrapper = UIView()
                wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                [mask, pinInside, { wrapper.addSubview(content) }, pinBox, { box.addSubview(wrapper) }].forEach { $0() }
            default: [pinBox, { box.addSubview(content) }, pinInside, mask].forEach { $0() }
            }
            container.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 115, y: 0, width: 70, height: 30))
            #expect(content.frame == CGRect(x: 0, y: 0, width: 70, height: 30))
            #expect(inside.frame == CGRect(x: 10, y: 5, width: 50, height: 20))
            inside.size = CGSize(width: 80, height: 40)
            inside.invalidateIntrinsicContentSize()
            container.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 100, y: 0, width: 100, height: 50) && inside.frame.size.width == 80)
        }
    }

    @Test func aTextThatBecomesLongerWraps() {
        host.run {
            let container = container(100)
            let label = add(SizedView(CGSize(width: 40, height: 20)), to: container)
            label.wrappedLength = 40
            activate(["H:|[label]|", "V:|[label]"], ["label": label])
            container.layoutIfNeeded()
            #expect(label.frame.height == 20)
            label.wrappedLength = 350
            label.size.width = 350
            container.layoutIfNeeded()
            #expect(label.frame.height == 80)
        }
    }

    @Test func fittingNeedsNoLayoutBefore() {
        host.run {
            let cell = UITableViewCell()
            let box = add(SizedView(CGSize(width: 100, height: 70)), to: cell.contentView)
            activate(["H:|-[box]-|", "V:|-[box]-|"], ["box": box])
            let width = CGSize(width: 320, height: 0)
            let size = cell.systemLayoutSizeFitting(
                width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 320, height: 92))
            let label = SizedView(CGSize(width: 500, height: 20))
            label.wrappedLength = 500
            let wrapped = label.systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(wrapped == CGSize(width: 100, height: 100))
            let card = UIView()
            let inner = add(SizedView(CGSize(width: 30, height: 30)), to: card)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
            ])
            #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 46, height: 46))
        }
    }

    @Test func aHiddenViewDoesNotSizeItsStack() {
        host.run {
            let tall = SizedView(CGSize(width: 50, height: 200))
            let row = UIStackView(arrangedSubviews: [SizedView(CGSize(width: 50, height: 20)), tall])
            #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 200))
            tall.isHidden = true
            #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 20))
        }
    }

    @Test func aViewThatOutlivesItsSuperviewKeepsItsConstraints() {
        host.run {
            let card = UIView()
            let title = add(SizedView(CGSize(width: 40, height: 20)), to: card)
            activate(["H:|-5-[title]-5-|", "V:|-5-[title]-5-|"], ["title": title])
            var former: UIView? = container()
            let position = former.map { add(card, to: $0).leftAnchor.constraint(equalTo: $0.leftAnchor, constant: 9) }
            position?.isActive = true
            former?.layoutIfNeeded()
            #expect(card.frame.minX == 9 && title.frame == CGRect(x: 5, y: 5, width: 40, height: 20))
            former = nil
            let next = container()
            next.addSubview(card)
            title.size.width = 60
            activate(["H:|-20-[card]", "V:|[card]"], ["card": card])
            next.layoutIfNeeded()
            #expect(card.frame == CGRect(x: 20, y: 0, width: 70, height: 30) && title.frame.width == 60)
        }
    }

    @Test func aKeptConstraintIsActivatedAgain() {
        host.run {
            let a = UIView()
            let b = UIView()
            let distance = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10)
            for round in 0..<2 {
                let container = container()
                _ = add(a, to: container)
                _ = add(b, to: container)
                distance.isActive = true
                activate(["H:|[a(20)]", "H:[b(20)]", "V:|[a(20)]", "V:|[b(20)]"], ["a": a, "b": b])
                container.layoutIfNeeded()
                #expect(b.frame.minX == 30, "round \(round)")
                #expect(b.mentions.filter { $0 === distance }.count == 1)
                a.removeFromSuperview()
                b.removeFromSuperview()
                #expect(!distance.isActive)
            }
        }
    }

    @Test func aContentSizeThatIsSetStaysWithoutConstraintsForIt() {
        host.run {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scrollView.contentSize = CGSize(width: 300, height: 500)
            let header = add(UIView(), to: scrollView)
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: scrollView.topAnchor),
                header.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
                header.widthAnchor.constraint(equalToConstant: 10), header.heightAnchor.constraint(equalToConstant: 10),
            ])
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 300, height: 500))
            header.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -7).isActive = true
            scrollView.layoutIfNeeded()
            #expect(scrollView.contentSize == CGSize(width: 300, height: 17))
        }
    }

    @Test func aPlaceholderIsInert() {
        host.run {
            let placeholder = NSLayoutConstraint()
            #expect(placeholder.firstItem == nil && placeholder.firstAttribute == .notAnAttribute)
            placeholder.isActive = true
            placeholder.constant = 10
            #expect(!placeholder.isActive && placeholder.constant == 10)
        }
    }

    @Test func aMaskDoesNotMoveWhatConstraintsPosition() {
        host.run {
            let container = container(100, 100)
            let box = add(UIView(), to: container)
            box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            activate(["H:|[box(20)]", "V:|[box(20)]"], ["box": box])
            container.layoutIfNeeded()
            container.frame.size = CGSize(width: 200, height: 200)
            #expect(box.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test func maskedSiblingsMoveTogether() {
        host.run {
            FaultLog.current.onReport = { Issue.record("\($0)") }
            let container = container(100, 100)
            let left = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let right = UIView()
            right.frame = CGRect(x: 60, y: 0, width: 10, height: 10)
            right.autoresizingMask = .flexibleLeftMargin
            container.addSubview(left)
            container.addSubview(right)
            let between = add(UIView(), to: container)
            activate(
                ["H:[left][between(50)][right]", "V:|[between(10)]"],
                ["left": left, "right": right, "between": between])
            container.layoutIfNeeded()
            left.frame.origin.x = 30
            right.frame.origin.x = 90
            container.layoutIfNeeded()
            #expect(between.frame == CGRect(x: 40, y: 0, width: 50, height: 10))
        }
    }

    @Test func settingTheMaskBackLeavesTheInsideWorking() {
        host.run {
            let container = container()
            let outer = add(UIView(), to: container)
            let box = add(UIView(), to: container)
            let inner = add(UIView(), to: box)
            activate(
                ["H:|-10-[box(100)]", "V:|-10-[box(100)]", "H:|[outer(5)]", "V:[outer(5)]"],
                ["box": box, "outer": outer])
            activate(["H:|-1-[inner(20)]", "V:|-1-[inner(20)]"], ["inner": inner])
            outer.topAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
            container.layoutIfNeeded()
            #expect(outer.frame.minY == 31)
            NSLayoutConstraint.deactivate(
                box.constraints.filter { $0.secondItem == nil } + container.constraints.filter { $0.firstItem === box })
            box.translatesAutoresizingMaskIntoConstraints = true
            box.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
            container.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 1, y: 1, width: 20, height: 20) && outer.frame.minY == 71)
        }
    }

    @Test func aLayoutThatChangesConstraintsForEverIsReportedOnce() {
        final class Restless: UIView {
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant += 1
            }
        }
        var reports: [String] = []
        let view = host.run {
            FaultLog.current.onReport = { reports.append($0) }
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let box = add(UIView(), to: view)
            activate(["V:|[box(1)]", "H:|[box]"], ["box": box])
            view.width = box.widthAnchor.constraint(equalToConstant: 1)
            view.width?.isActive = true
            return view
        }
        host.show(view)
        for frame in 1..<4 { host.frame(at: Double(frame)) }
        #expect(reports.filter { $0.contains("without end") }.count == 1)
    }

    @Test func spacingMayBeTheSystemsOrBetweenBaselines() {
        host.run {
            let views = (0..<2).map { _ in SizedView(CGSize(width: 10, height: 20)) }
            for view in views { view.baselines = BaselineOffsets(top: 15, bottom: 4) }
            let column = UIStackView(arrangedSubviews: views)
            column.axis = .vertical
            column.spacing = UIStackView.spacingUseSystem
            #expect(column.systemLayoutSizeFitting(.zero).height == 48)
            column.spacing = 30
            column.isBaselineRelativeArrangement = true
            #expect(column.systemLayoutSizeFitting(.zero).height == 51)
        }
    }
}
