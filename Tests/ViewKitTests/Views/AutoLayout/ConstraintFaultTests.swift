import Testing

@testable import ViewKit

/// Constraints that cannot be satisfied, made or kept: one report, no trap, no hang.
@MainActor @Suite struct ConstraintFaultTests {
    private let host = TestHost()

    /// The reports while `body` runs with a container of 300 x 400 points in it.
    private func reports(_ body: (UIView) -> Void) -> [String] {
        var reports: [String] = []
        host.run {
            FaultLog.current.onReport = { reports.append($0) }
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            body(container)
            container.layoutIfNeeded()
        }
        return reports
    }

    private func child(of view: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    @Test func constantsThatAreNotFiniteAreIgnored() {
        let found = reports { container in
            let box = child(of: container)
            let width = box.widthAnchor.constraint(equalToConstant: 40)
            width.isActive = true
            for number in [CGFloat.nan, .infinity, -.infinity] { width.constant = number }
            #expect(width.constant == 40)
            width.constant = 1e300
            container.layoutIfNeeded()
            #expect(box.frame.width.isFinite)
        }
        #expect(found.count == 3 && found.allSatisfy { $0.contains("not finite") })
    }

    @Test func aNewConstraintWithANumberThatIsNotFiniteIsReported() {
        let found = reports { container in
            let box = child(of: container)
            let constraint = box.widthAnchor.constraint(equalToConstant: .nan)
            constraint.isActive = true
            #expect(!constraint.isActive)
            box.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: .infinity).isActive = true
        }
        #expect(found.count == 2)
    }

    @Test func cyclesOfEqualitiesThatContradictLeaveOneOut() {
        let found = reports { container in
            let views = (0..<4).map { _ in child(of: container) }
            for index in 0..<4 {
                let next = views[(index + 1) % 4]
                views[index].leftAnchor.constraint(equalTo: next.leftAnchor, constant: 10).isActive = true
            }
            views[0].leftAnchor.constraint(equalTo: container.leftAnchor, constant: 100).isActive = true
            container.layoutIfNeeded()
            #expect(views.map(\.frame.minX) == [100, 90, 80, 70])
        }
        #expect(found.filter { $0.contains("unable to simultaneously satisfy") }.count == 1)
    }

    @Test func tenThousandContradictionsEnd() {
        let found = reports { container in
            let box = child(of: container)
            for width in 0..<10_000 { box.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
            container.layoutIfNeeded()
            #expect(box.frame.width == 0)
            NSLayoutConstraint.deactivate(box.constraints)
            box.widthAnchor.constraint(equalToConstant: 50).isActive = true
            container.layoutIfNeeded()
            #expect(box.frame.width == 50)
        }
        #expect(found.count <= 21)
    }

    @Test func viewsThatAreDeallocatedTakeTheirConstraintsAlong() {
        _ = reports { container in
            var box: UIView? = child(of: container)
            let kept = box.map { $0.widthAnchor.constraint(equalToConstant: 40) }
            let crossing = box.map { $0.leftAnchor.constraint(equalTo: container.leftAnchor) }
            kept?.isActive = true
            crossing?.isActive = true
            container.layoutIfNeeded()
            box?.removeFromSuperview()
            box = nil
            #expect(kept?.firstItem == nil && crossing?.firstItem == nil)
            kept?.constant = 50
            kept?.isActive = false
            crossing?.isActive = true
            #expect(crossing?.isActive == false)
            container.layoutIfNeeded()
        }
    }

    @Test func aSuperviewThatIsDeallocatedLeavesItsSubviewsUsable() {
        _ = reports { container in
            var outer: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            guard let inner = outer.map({ child(of: $0) }) else { return }
            let left = inner.leftAnchor.constraint(equalTo: outer?.leftAnchor ?? inner.leftAnchor, constant: 5)
            left.isActive = true
            outer?.layoutIfNeeded()
            #expect(inner.frame.minX == 5)
            outer = nil
            inner.setNeedsLayout()
            inner.layoutIfNeeded()
            container.addSubview(inner)
            inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 7).isActive = true
            container.layoutIfNeeded()
            #expect(inner.frame.minX == 7)
        }
    }

    @Test func activatingTwiceIsActivatingOnce() {
        _ = reports { container in
            let box = child(of: container)
            let width = box.widthAnchor.constraint(equalToConstant: 40)
            width.isActive = true
            width.isActive = true
            container.addConstraint(width)
            #expect(container.constraints == [width] && box.constraints.isEmpty)
            container.addConstraint(width)
            #expect(container.constraints.count == 1)
            width.isActive = false
            width.isActive = false
            #expect(container.constraints.isEmpty)
        }
    }

    @Test func itemsOfTwoHierarchiesAreNamed() {
        let found = reports { container in
            let here = child(of: container)
            let there = UIView()
            here.leftAnchor.constraint(equalTo: there.leftAnchor).isActive = true
        }
        #expect(found.count == 1 && found[0].contains("no common ancestor"))
    }

    @Test func wrongPairsOfAttributesAreReported() {
        let found = reports { container in
            let box = child(of: container)
            for (first, second) in [
                (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.width), (.height, .top),
                (.leading, .right), (.notAnAttribute, .left),
            ] {
                let constraint = NSLayoutConstraint(
                    item: box, attribute: first, relatedBy: .equal, toItem: container, attribute: second, multiplier: 1,
                    constant: 0)
                constraint.isActive = true
                #expect(!constraint.isActive)
            }
            NSLayoutConstraint(
                item: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 0
            ).isActive = true
            NSLayoutConstraint(
                item: "box", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        #expect(found.count == 6)
    }

    @Test func aRequiredPriorityStaysWhileTheConstraintIsActive() {
        let found = reports { container in
            let width = child(of: container).widthAnchor.constraint(equalToConstant: 40)
            width.isActive = true
            width.priority = .defaultHigh
            #expect(width.priority == .required)
            width.isActive = false
            width.priority = .defaultHigh
            #expect(width.priority == .defaultHigh)
            width.isActive = true
            width.priority = .defaultLow
            #expect(width.priority == .defaultLow)
        }
        #expect(found.count == 1 && found[0].contains("priority changes"))
    }

    @Test func layoutThatChangesConstraintsForEverEnds() {
        final class Restless: UIView {
            var width: NSLayoutConstraint?
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                width?.constant += 1
            }
        }
        host.run {
            let view = Restless(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let width = child(of: view).widthAnchor.constraint(equalToConstant: 1)
            width.isActive = true
            view.width = width
            host.show(view)
            host.frame(at: 1)
            #expect(view.count > 1 && view.count < 1000)
        }
    }

    @Test func aFormatThatCannotBeReadSaysWhere() {
        let found = reports { container in
            let box = child(of: container)
            for format in ["H:|-[box", "V:|-20[box]", "[box(>=)]", "[bxo]", "[box(wide)]", "", "H:|[box]|[box]"] {
                let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["box": box])
                #expect(made.isEmpty, "\(format)")
            }
        }
        #expect(found.count == 7)
        #expect(found[0].hasSuffix("H:|-[box\n        ^"))
        #expect(found.allSatisfy { $0.contains("Unable to parse constraint format") })
    }

    @Test func anAmbiguousViewIsReportedOnceInAWindow() {
        var reports: [String] = []
        host.run {
            FaultLog.current.onReport = { reports.append($0) }
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let box = child(of: container)
            box.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
            box.widthAnchor.constraint(equalToConstant: 20).isActive = true
            host.show(container)
            container.setNeedsLayout()
            host.frame(at: 1)
            #expect(box.hasAmbiguousLayout && !container.hasAmbiguousLayout)
            box.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
            box.heightAnchor.constraint(equalToConstant: 20).isActive = true
            #expect(!box.hasAmbiguousLayout)
        }
        #expect(reports.count == 1 && reports[0].contains("vertical position, height"))
    }

    @Test func viewsThatAreNeverLaidOutAreDeallocated() {
        weak var kept: UIView?
        weak var keptStack: UIStackView?
        host.run {
            let view = UIView()
            let inner = child(of: view)
            inner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
            view.setNeedsUpdateConstraints()
            let stack = UIStackView(arrangedSubviews: [UIView(), UILabel()])
            stack.axis = .vertical
            kept = view
            keptStack = stack
        }
        #expect(kept == nil && keptStack == nil)
    }

    @Test func aViewThatBothSidesMentionListsTheConstraintOnce() {
        _ = reports { container in
            let box = child(of: container)
            let ratio = box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2)
            ratio.isActive = true
            #expect(box.constraintsAffectingLayout(for: .horizontal).count == 1)
            ratio.isActive = false
            #expect(box.constraintsAffectingLayout(for: .horizontal).isEmpty)
        }
    }
}
