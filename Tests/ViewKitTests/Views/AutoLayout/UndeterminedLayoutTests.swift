import Testing

@testable import ViewKit

/// Layouts that constraints leave open, and what else suites of published libraries found.
@MainActor @Suite struct UndeterminedLayoutTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    /// The frame of a view of one constraint, in a view of 390 x 844 points.
    private func frame(_ priority: Float, _ make: (UIView, UIView) -> NSLayoutConstraint) -> CGRect {
        let container = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        host.show(container)
        return host.run {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            let constraint = make(view, container)
            constraint.priority = UILayoutPriority(priority)
            constraint.isActive = true
            container.layoutIfNeeded()
            return view.frame
        }
    }

    /// A length that nothing determines is 0, and the position follows from the constraint; by suites that ran on iOS.
    @Test(arguments: [Float(751), 1000]) func lengthsThatNothingDeterminesAreNone(priority: Float) {
        let atBottom = CGRect(x: 0, y: 821, width: 0, height: 0)
        let atRight = CGRect(x: 367, y: 0, width: 0, height: 0)
        #expect(frame(priority) { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -23) } == atBottom)
        #expect(frame(priority) { $0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -23) } == atRight)
        #expect(
            frame(priority) { $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -23) }
                == atBottom)
        #expect(
            frame(priority) { $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, constant: -52) } == .zero)
        #expect(
            frame(priority) { view, _ in view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44) }.width == 44)
    }

    /// One that is determined later is as long as it is to be.
    @Test func lengthsMayBeDeterminedLater() {
        let container = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        host.show(container)
        let view = host.run { UIView() }
        host.run {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
            container.layoutIfNeeded()
        }
        #expect(view.frame == CGRect(x: 0, y: 844, width: 0, height: 0) && view.hasAmbiguousLayout)
        host.run {
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 44).isActive = true
            view.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
            view.rightAnchor.constraint(equalTo: container.rightAnchor).isActive = true
            container.layoutIfNeeded()
        }
        #expect(view.frame == CGRect(x: 0, y: 44, width: 390, height: 800) && !view.hasAmbiguousLayout)
    }

    @Test func anchorsOfOneAttributeAreEqual() {
        host.run {
            let view = UIView()
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            let constraint = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
            #expect(view.topAnchor == view.topAnchor && view.topAnchor.hash == view.topAnchor.hash)
            #expect(constraint.firstAnchor.isEqual(view.topAnchor))
            #expect(constraint.secondAnchor?.isEqual(guide.bottomAnchor) == true)
            #expect(view.topAnchor != view.bottomAnchor && view.topAnchor != guide.topAnchor)
            #expect(!view.topAnchor.isEqual("top"))
            #expect(Set([view.leftAnchor, view.leftAnchor, view.rightAnchor]).count == 2)
        }
    }

    /// A subclass as libraries have it, without initializers of its own.
    private final class NamedConstraint: NSLayoutConstraint {
        var name = ""
    }

    @Test func subclassesInheritTheInitializers() {
        let container = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        host.run {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            let constraint = NamedConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: container, attribute: .width, multiplier: 0.5,
                constant: 5)
            constraint.name = "half"
            constraint.isActive = true
            container.layoutIfNeeded()
            #expect(view.frame.width == 200 && constraint.multiplier == 0.5 && constraint.name == "half")
        }
    }

    /// Positions of the two axes may be related, as in a suite that ran on iOS; the layout is a choice.
    @Test func positionsOfTwoAxesAreRelated() {
        let rect = frame(1000) { view, container in
            container.layoutMargins = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
            return NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .topMargin,
                multiplier: 1,
                constant: 5)
        }
        #expect(rect.minX == 35)
    }

    /// Lengths between pixels are those that the constraints say, on any screen.
    @Test(arguments: [1, 2, 3]) func lengthsOfWholePixelsAreExact(scale: CGFloat) {
        let host = TestHost(size: CGSize(width: 390, height: 844), scale: scale)
        let container = host.run { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
        host.show(container)
        for step in 0..<60 {
            let view = host.run { UIView() }
            host.run {
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
                NSLayoutConstraint.activate([
                    view.widthAnchor.constraint(equalToConstant: 100),
                    view.heightAnchor.constraint(equalToConstant: 100),
                    view.topAnchor.constraint(equalTo: container.topAnchor, constant: 84 + 0.17 * CGFloat(step)),
                    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 0.31 * CGFloat(step)),
                ])
                container.layoutIfNeeded()
            }
            #expect(view.frame.size == CGSize(width: 100, height: 100) && view.bounds.height == 100)
        }
    }

    /// A view in none has the size that its constraints allow, and nothing contradicts them.
    @Test func rootsInNoViewTakeTheSizeOfTheirConstraints() {
        var reports: [String] = []
        host.run {
            FaultLog.current.onReport = { reports.append($0) }
            let root = UIView()
            let child = UIView()
            for view in [root, child] { view.translatesAutoresizingMaskIntoConstraints = false }
            root.addSubview(child)
            NSLayoutConstraint.activate([
                child.widthAnchor.constraint(equalToConstant: 100), child.heightAnchor.constraint(equalToConstant: 50),
                child.topAnchor.constraint(equalTo: root.topAnchor),
                child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
                child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(root.bounds.size == CGSize(width: 120, height: 50))
            #expect(child.frame == CGRect(x: 10, y: 0, width: 100, height: 50))
        }
        #expect(reports.isEmpty)
    }
}
