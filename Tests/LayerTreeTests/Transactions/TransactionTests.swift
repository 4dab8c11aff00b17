import LayerTree
import Testing

@MainActor struct TransactionTests {
    @Test func defaults() {
        TestHost().run {
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(!CATransaction.disableActions())
            #expect(CATransaction.animationTimingFunction() == nil && CATransaction.completionBlock() == nil)
        }
    }

    @Test func anInnerTransactionInheritsAndLeaksNothing() {
        TestHost().run {
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setDisableActions(true)
            CATransaction.setValue("outer", forKey: "mine")
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
            CATransaction.setAnimationDuration(3)
            CATransaction.setDisableActions(false)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setValue("inner", forKey: "mine")
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
            #expect(CATransaction.animationTimingFunction() == nil)
            #expect(CATransaction.value(forKey: "mine") as? String == "outer")
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
        }
    }

    @Test func aCommitWithoutABeginIsHarmless() {
        TestHost().run {
            CATransaction.setAnimationDuration(1)
            CATransaction.commit()
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 1)
        }
    }

    @Test func keysNameTheSettings() {
        TestHost().run {
            let curve = CAMediaTimingFunction(name: .easeIn)
            CATransaction.setValue(1.5, forKey: "animationDuration")
            CATransaction.setValue(true, forKey: "disableActions")
            CATransaction.setValue(curve, forKey: "animationTimingFunction")
            #expect(CATransaction.animationDuration() == 1.5 && CATransaction.disableActions())
            #expect(CATransaction.animationTimingFunction() === curve)
            #expect(CATransaction.value(forKey: "animationDuration") as? Double == 1.5)
            #expect(CATransaction.value(forKey: "disableActions") as? Bool == true)
            #expect(CATransaction.value(forKey: "animationTimingFunction") as? CAMediaTimingFunction === curve)
            #expect(CATransaction.value(forKey: "unknown") == nil)
        }
    }

    @Test(arguments: [-1, Double.nan, -Double.infinity]) func unusableDurationsCountAsZero(duration: Double) {
        TestHost().run {
            CATransaction.setAnimationDuration(duration)
            #expect(CATransaction.animationDuration() == 0)
        }
    }

    /// As Core Animation documents it; how a curve is put on view animations from outside.
    @Test func itsCurveIsThatOfAllAnimationsAddedInIt() {
        let host = TestHost()
        let layer = host.committedLayer()
        let curve = CAMediaTimingFunction(name: .easeIn)
        let own = CAMediaTimingFunction(name: .easeOut)
        let animation = CABasicAnimation("opacity")
        animation.timingFunction = own
        host.run {
            CATransaction.begin()
            CATransaction.setAnimationTimingFunction(curve)
            layer.add(animation, forKey: "inside")
            CATransaction.commit()
            layer.add(animation, forKey: "outside")
        }
        #expect(layer.animation(forKey: "inside")?.timingFunction === curve)
        #expect(layer.animation(forKey: "outside")?.timingFunction === own && animation.timingFunction === own)
    }

    @Test func theFrameEndsTheImplicitTransaction() {
        let host = TestHost()
        host.run { CATransaction.setAnimationDuration(9) }
        host.frame(at: 0)
        host.run { #expect(CATransaction.animationDuration() == 0.25) }
    }
}

@MainActor struct CompletionBlockTests {
    private let host = TestHost()
    private let log = Log()

    @MainActor private final class Log {
        var lines: [String] = []
    }

    private func note(_ line: String) -> () -> Void { { [log] in log.lines.append(line) } }

    @Test func withoutAnimationsItRunsAtTheCommit() {
        host.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("done"))
            #expect(log.lines.isEmpty && CATransaction.completionBlock() != nil)
            CATransaction.commit()
            #expect(log.lines == ["done"])
        }
    }

    @Test func itWaitsForAllAnimationsAddedAfterIt() {
        let layer = host.committedLayer()
        host.run {
            CATransaction.begin()
            layer.add(CABasicAnimation("opacity", duration: 5), forKey: "before")
            CATransaction.setCompletionBlock(note("done"))
            layer.add(CABasicAnimation("opacity", duration: 1), forKey: "short")
            layer.add(CABasicAnimation("opacity", duration: 2), forKey: "long")
            CATransaction.commit()
        }
        for time in [10, 11, 11.9] { host.frame(at: time) }
        #expect(log.lines.isEmpty)
        host.run { layer.removeAnimation(forKey: "long") }
        #expect(log.lines == ["done"])
    }

    @Test func anotherBlockEndsTheFirstOne() {
        host.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("first"))
            CATransaction.setCompletionBlock(note("second"))
            #expect(log.lines == ["first"])
            CATransaction.setCompletionBlock(nil)
            #expect(log.lines == ["first", "second"])
            CATransaction.commit()
            #expect(log.lines == ["first", "second"])
        }
    }

    @Test func anOuterTransactionWaitsForTheInnerOnes() {
        let layer = host.committedLayer()
        host.run {
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("outer"))
            CATransaction.begin()
            layer.add(CABasicAnimation("opacity", duration: 2), forKey: "bare")
            CATransaction.commit()
            CATransaction.begin()
            CATransaction.setCompletionBlock(note("inner"))
            layer.add(CABasicAnimation("opacity", duration: 1), forKey: "own")
            CATransaction.commit()
            CATransaction.commit()
        }
        host.frame(at: 10)
        host.frame(at: 11)
        #expect(log.lines == ["inner"])
        host.frame(at: 12)
        #expect(log.lines == ["inner", "outer"])
    }

    @Test func ofTheImplicitTransactionItRunsWithTheFrame() {
        host.run { CATransaction.setCompletionBlock(note("frame")) }
        #expect(log.lines.isEmpty)
        host.frame(at: 0)
        #expect(log.lines == ["frame"])
    }

    @Test func whatItChangesShowsInTheSameFrame() {
        let layer = host.committedLayer()
        host.run {
            CATransaction.setCompletionBlock {
                CATransaction.setDisableActions(true)
                layer.backgroundColor = CGColor.white
            }
        }
        host.frame(at: 1)
        #expect(host.nodes.last?.kind == .solid)
    }
}
