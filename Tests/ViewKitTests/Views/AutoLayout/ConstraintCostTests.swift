import Recorder
import TestSupport
import Testing

@testable import ViewKit

/// The cost of constraints in frames.
@MainActor @Suite struct ConstraintCostTests {
    private let host = TestHost()

    /// A sheet with rows in it, whose height a constraint says.
    private func sheet(rows: Int) -> NSLayoutConstraint {
        let (container, height) = host.run {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(box)
            let height = box.heightAnchor.constraint(equalToConstant: 50)
            NSLayoutConstraint.activate([
                height, box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: container.trailingAnchor),
                box.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            ])
            var above = box.topAnchor
            for _ in 0..<rows {
                let row = UIView()
                row.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(row)
                NSLayoutConstraint.activate([
                    row.topAnchor.constraint(equalTo: above, constant: 4),
                    row.heightAnchor.constraint(equalToConstant: 20),
                    row.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
                    row.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
                ])
                above = row.bottomAnchor
            }
            return (container, height)
        }
        host.show(container)
        return height
    }

    @Test(.enabled(if: AllocationCounter.isAvailable)) func aConstantThatChangesInEveryFrameAllocatesNothing() {
        let height = sheet(rows: 20)
        func change(_ frame: Int) {
            height.constant = CGFloat(50 + frame % 100)
            host.window.layoutIfNeeded()
        }
        host.run {
            for frame in 0..<200 { change(frame) }
            let count = AllocationCounter.allocationsOnThisThread {
                for frame in 200..<300 { change(frame) }
            }
            #expect(count == 0)
        }
    }

    /// The time of one layout of `count` views below each other, and of one edit of a constant at their top, in seconds.
    private func times(_ count: Int) -> (first: Double, edit: Double) {
        _ = sheet(rows: 0)
        let (container, top) = host.run {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let top = column(of: count, in: container)
            return (container, top)
        }
        return host.run {
            let first = ProcessorTime.measure { container.layoutIfNeeded() }
            let edits = (0..<20).map { step in
                ProcessorTime.measure {
                    top.constant = CGFloat(step)
                    container.layoutIfNeeded()
                }
            }
            return (first, edits.min() ?? 0)
        }
    }

    private func column(of count: Int, in container: UIView) -> NSLayoutConstraint {
        var result: NSLayoutConstraint?
        var above = container.topAnchor
        for _ in 0..<count {
            let row = UIView()
            row.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(row)
            let top = row.topAnchor.constraint(equalTo: above, constant: 4)
            NSLayoutConstraint.activate([
                top, row.heightAnchor.constraint(equalToConstant: 20),
                row.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
                row.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -8),
            ])
            result = result ?? top
            above = row.bottomAnchor
        }
        return result ?? container.widthAnchor.constraint(equalToConstant: 0)
    }

    @Test func costGrowsWithTheNumberOfViews() {
        _ = times(100)
        let few = times(250)
        let many = times(2000)
        // Eight times as many views; quadratic costs would be 64 times as high.
        #expect(many.first < few.first * 24 && many.edit < few.edit * 24)
    }

    /// Views in a window are examined for what constraints leave undetermined.
    @Test(arguments: [200, 2000]) func examiningCostsLessThanTheLayout(_ count: Int) {
        func time(inWindow: Bool) -> Double {
            (0..<3).map { _ in
                let host = TestHost()
                host.show()
                let container = host.run {
                    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                    if inWindow { host.window.addSubview(container) }
                    _ = column(of: count, in: container)
                    return container
                }
                return host.run { ProcessorTime.measure { container.layoutIfNeeded() } }
            }.min() ?? 0
        }
        let outside = time(inWindow: false)
        let inside = time(inWindow: true)
        #expect(inside < 2 * outside)
    }
}
