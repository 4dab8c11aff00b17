import LayerTree
import Testing

/// Names from before Swift 4.2, called so that the compiler does not warn of every one.
@MainActor private protocol Spellings {
    var pairs: [(old: String, new: String)] { get }
}

@MainActor private struct FormerSpellings: Spellings {
    @available(*, deprecated) var pairs: [(old: String, new: String)] {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fillMode = kCAFillModeForwards
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        let transition = CATransition()
        transition.type = kCATransitionPush
        transition.subtype = kCATransitionFromRight
        let keyframes = CAKeyframeAnimation(keyPath: "position")
        keyframes.calculationMode = kCAAnimationCubicPaced
        keyframes.rotationMode = kCAAnimationRotateAuto
        return [
            (animation.fillMode.rawValue, "forwards"), (kCAFillModeBoth.rawValue, "both"),
            (kCAMediaTimingFunctionDefault.rawValue, "default"), (transition.type.rawValue, "push"),
            (transition.subtype?.rawValue ?? "", "fromRight"), (keyframes.calculationMode.rawValue, "cubicPaced"),
            (keyframes.rotationMode?.rawValue ?? "", "auto"), (kCAValueFunctionRotateZ.rawValue, "rotateZ"),
            (kCAGravityResizeAspectFill.rawValue, "resizeAspectFill"), (kCAFilterNearest.rawValue, "nearest"),
        ]
    }
}

@MainActor struct FormerNamesTests {
    @Test func oldNamesStandForTheNewOnes() {
        for (old, new) in (FormerSpellings() as any Spellings).pairs { #expect(old == new) }
    }

    @Test func keysOfTransactionsAndEvents() {
        #expect([kCATransition, kCAOnOrderIn, kCAOnOrderOut] == ["transition", "onOrderIn", "onOrderOut"])
        TestHost().run {
            CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
            CATransaction.setValue(NSNumber(value: 2), forKey: kCATransactionAnimationDuration)
            #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
            CATransaction.setValue(CAMediaTimingFunction(name: .easeIn), forKey: kCATransactionAnimationTimingFunction)
            #expect(CATransaction.animationTimingFunction() != nil)
            CATransaction.setValue("text", forKey: kCATransactionDisableActions)
            #expect(!CATransaction.disableActions())
            #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) == nil)
        }
    }
}
