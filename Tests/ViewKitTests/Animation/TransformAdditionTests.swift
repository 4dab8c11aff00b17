import LayerTree
import Testing

@testable import ViewKit

/// Changes of transforms, flat and with depth, add up: a second one takes over without a jump.
@MainActor @Suite struct TransformAdditionTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = EventLog()

    init() { host.show(view) }

    private nonisolated static let perspective: CATransform3D = {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return transform
    }()

    /// A change of the transform, and one that interrupts it.
    struct Course: Sendable, CustomTestStringConvertible {
        let name: String
        let first: CATransform3D
        let second: CATransform3D

        init(_ name: String, _ first: CATransform3D, _ second: CATransform3D) {
            self.name = name
            self.first = first
            self.second = second
        }

        var testDescription: String { name }
    }

    nonisolated static let courses = [
        Course("scale", CATransform3DMakeScale(2.5, 2.5, 2.5), CATransform3DIdentity),
        Course("turn about x", CATransform3DMakeRotation(1, 1, 0, 0), CATransform3DMakeRotation(-1, 1, 0, 0)),
        Course("turn about y", CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DIdentity),
        Course(
            "turns about two axes", CATransform3DMakeRotation(1, 0, 1, 0), CATransform3DMakeRotation(0.7, 1, 0, 0)),
        Course("towards the viewer", CATransform3DMakeTranslation(0, 0, 90), CATransform3DMakeTranslation(9, 0, -40)),
        Course("perspective", perspective, CATransform3DIdentity),
        Course(
            "turn in perspective", CATransform3DRotate(perspective, 1.2, 0, 1, 0),
            CATransform3DTranslate(perspective, 20, 10, 60)),
        Course(
            "turn, then shift", CATransform3DMakeRotation(1.5, 0, 0, 1), CATransform3DMakeTranslation(100, 0, 0)),
    ]

    private func animate(to transform: CATransform3D, _ name: String) {
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.layer.transform = transform
            } completion: { [log] in
                log.add("\(name) \($0)")
            }
        }
    }

    private func shown() throws -> CATransform3D { try #require(view.layer.presentation()).transform }

    private func expect(_ a: CATransform3D, isNear b: CATransform3D, _ sourceLocation: SourceLocation) {
        let columns = [(a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22)]
        let others = [(a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34)]
        let last = [(a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44)]
        for (x, y) in columns + others + last {
            #expect(abs(x - y) < 1e-9, "\(a) is not \(b)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: courses) func anInterruptionDoesNotJump(_ course: Course) throws {
        animate(to: course.first, "first")
        host.frame(at: 0)
        host.frame(at: 0.5)
        let before = try shown()
        animate(to: course.second, "second")
        #expect((view.layer.animation(forKey: "transform-2") as? CABasicAnimation)?.isAdditive == true)
        host.frame(at: 0.5)
        expect(try shown(), isNear: before, #_sourceLocation)
        host.frame(at: 1)
        #expect(log.lines == ["first true"])
        host.frame(at: 1.5)
        #expect(log.lines == ["first true", "second true"])
        expect(try shown(), isNear: course.second, #_sourceLocation)
    }

    @Test func aScaleIsTakenOverWhereItIs() throws {
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.layer.setValue(2.5, forKeyPath: "transform.scale")
            }
        }
        host.frame(at: 0)
        host.frame(at: 0.5)
        #expect(abs(try shown().m11 - 1.75) < 1e-9)
        animate(to: CATransform3DIdentity, "back")
        host.frame(at: 0.5)
        #expect(abs(try shown().m11 - 1.75) < 1e-9)
    }

    /// Within one block, one change after another starts from where all began.
    @Test func twoChangesInOneBlockStartWhereItBegan() throws {
        view.transform3D = CATransform3DMakeTranslation(5, 0, 0)
        host.frame(at: 0)
        host.run {
            UIView.animate(withDuration: 1) {
                view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
                view.transform3D = CATransform3DRotate(CATransform3DMakeTranslation(0, 30, 0), 0.5, 1, 0, 0)
            }
        }
        host.frame(at: 0)
        expect(try shown(), isNear: CATransform3DMakeTranslation(5, 0, 0), #_sourceLocation)
    }

    /// A transform without an inverse cannot be added to, and is replaced.
    @Test func aTransformThatCannotBeUndoneReplaces() throws {
        animate(to: CATransform3DMakeScale(0, 1, 1), "flat")
        #expect((view.layer.animation(forKey: "transform") as? CABasicAnimation)?.isAdditive == false)
        host.frame(at: 0)
        host.frame(at: 0.5)
        #expect(abs(try shown().m11 - 0.5) < 1e-9)
    }

    @Test func anAnimatorLeavesWhatShowed() throws {
        let animator = host.run {
            UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
            }
        }
        host.run { animator.startAnimation() }
        host.frame(at: 0)
        host.frame(at: 0.5)
        host.run {
            animator.addAnimations { view.transform3D = CATransform3DMakeTranslation(0, 0, 40) }
        }
        host.frame(at: 0.75)
        let before = try shown()
        host.run { animator.stopAnimation(true) }
        expect(view.transform3D, isNear: before, #_sourceLocation)
    }
}
