import Testing

@testable import ViewKit

/// Constraints in animations, gestures and snapshots.
@MainActor @Suite struct ConstraintAnimationTests {
    private let host = TestHost()

    /// A container in a window, and a box in it at a height that a constraint says.
    private func sheet() -> (container: UIView, box: UIView, height: NSLayoutConstraint) {
        let (container, box, height) = host.run {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                box.bottomAnchor.constraint(equalTo: container.bottomAnchor), height,
            ])
            return (container, box, height)
        }
        host.show(container)
        return (container, box, height)
    }

    @Test func layoutIfNeededInABlockAnimatesTheFramesThatChange() {
        let (container, box, height) = sheet()
        #expect(box.frame == CGRect(x: 0, y: 150, width: 200, height: 50))
        host.run {
            height.constant = 150
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { container.layoutIfNeeded() }
        }
        host.frame(at: 1)
        host.frame(at: 1.5)
        #expect(box.frame == CGRect(x: 0, y: 50, width: 200, height: 150))
        #expect(abs((box.layer.presentation()?.frame.minY ?? 0) - 100) < 1)
    }

    @Test func aBlockWithoutLayoutMovesAtOnce() {
        let (_, box, height) = sheet()
        host.run { UIView.animate(withDuration: 1) { height.constant = 150 } }
        host.frame(at: 1)
        #expect(box.frame.minY == 50 && box.layer.presentation()?.frame.minY ?? 50 == 50)
    }

    @Test func aTransformIsNotTouched() {
        let (container, box, height) = sheet()
        host.run {
            box.transform = CGAffineTransform(translationX: 0, y: 30)
            height.constant = 60
            container.layoutIfNeeded()
        }
        #expect(box.transform.ty == 30 && box.center == CGPoint(x: 100, y: 170) && box.bounds.height == 60)
    }

    @Test func exchangedSetsOfConstraintsAnimate() {
        let (container, box, height) = sheet()
        host.run {
            let wide = box.heightAnchor.constraint(equalTo: container.heightAnchor)
            height.isActive = false
            wide.isActive = true
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { container.layoutIfNeeded() }
        }
        host.frame(at: 1)
        host.frame(at: 1.5)
        #expect(box.frame.height == 200 && abs((box.layer.presentation()?.bounds.height ?? 0) - 125) < 1)
    }

    @Test func anUnchangedTreeIsNotLaidOut() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let (container, _, height) = sheet()
        let counting = host.run {
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            container.addSubview(view)
            return view
        }
        host.frame(at: 1)
        let first = counting.count
        host.run { height.constant = 70 }
        host.frame(at: 2)
        host.frame(at: 3)
        #expect(counting.count == first)
    }

    @Test func screensThatAreSnapshottedKeepTheirConstraints() {
        let (container, box, height) = sheet()
        host.run {
            let before = container.constraints + box.constraints
            let snapshot = container.snapshotView(afterScreenUpdates: false)
            snapshot.map(container.addSubview)
            container.layoutIfNeeded()
            snapshot?.removeFromSuperview()
            #expect(container.constraints + box.constraints == before && height.isActive)
            #expect(box.frame == CGRect(x: 0, y: 150, width: 200, height: 50))
        }
    }
}
