import LayerTree
import Testing

@MainActor struct ValueFunctionTests {
    private let host = TestHost()

    private func shown(_ animation: CAAnimation, at time: Double = 0.5) throws -> CATransform3D {
        let layer = host.committedLayer()
        host.run {
            CATransaction.setDisableActions(true)
            layer.transform = CATransform3DMakeScale(3, 1, 1)
            layer.add(animation, forKey: nil)
        }
        host.frame(at: 10)
        host.frame(at: 10 + time)
        return try #require(layer.presentation()).transform
    }

    private func animation(
        _ name: CAValueFunctionName, from: Any?, to: Any?, keyPath: String = "transform"
    ) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath, from: from, to: to)
        animation.valueFunction = CAValueFunction(name: name)
        return animation
    }

    @Test func numbersBecomeTransforms() throws {
        let cases: [(CAValueFunctionName, Any, Any, CATransform3D)] = [
            (.rotateX, 0.0, 2.0, CATransform3DMakeRotation(1, 1, 0, 0)),
            (.rotateY, 0.0, 2.0, CATransform3DMakeRotation(1, 0, 1, 0)),
            (.rotateZ, 0.0, 8.0, CATransform3DMakeRotation(4, 0, 0, 1)),
            (.scaleX, 1.0, 3.0, CATransform3DMakeScale(2, 1, 1)),
            (.scaleY, 1.0, 3.0, CATransform3DMakeScale(1, 2, 1)),
            (.scaleZ, 1.0, 3.0, CATransform3DMakeScale(1, 1, 2)),
            (.scale, [1.0, 2, 3], [3, 4, 5], CATransform3DMakeScale(2, 3, 4)),
            (.translateX, 0.0, 3.0, CATransform3DMakeTranslation(1.5, 0, 0)),
            (.translateY, 0.0, 3.0, CATransform3DMakeTranslation(0, 1.5, 0)),
            (.translateZ, 0.0, 3.0, CATransform3DMakeTranslation(0, 0, 1.5)),
            (.translate, [1, 2, 3] as [NSNumber], [3, 4, 5], CATransform3DMakeTranslation(2, 3, 4)),
        ]
        for (name, from, to, expected) in cases {
            #expect(CATransform3DEqualToTransform(try shown(animation(name, from: from, to: to)), expected), "\(name)")
        }
    }

    @Test func aMissingEndIsTheComponentOfTheLayer() throws {
        let growing = try shown(animation(.scaleX, from: nil, to: 5.0))
        #expect(CATransform3DEqualToTransform(growing, CATransform3DMakeScale(4, 1, 1)))
        let all = try shown(animation(.scale, from: nil, to: [5, 1, 1]))
        #expect(CATransform3DEqualToTransform(all, CATransform3DMakeScale(4, 1, 1)))
    }

    @Test func onTopOfTheLayerANumberThatIsMissingDoesNothing() throws {
        let additive = animation(.scaleX, from: nil, to: 3.0)
        additive.isAdditive = true
        #expect(CATransform3DEqualToTransform(try shown(additive), CATransform3DMakeScale(6, 1, 1)))
    }

    @Test func keyframesHaveThem() throws {
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: .translateX)
        animation.values = [0, 10, 100]
        animation.duration = 1
        #expect(CATransform3DEqualToTransform(try shown(animation, at: 0.75), CATransform3DMakeTranslation(55, 0, 0)))
    }

    @Test func whatDoesNotFitChangesNothing() throws {
        let own = CATransform3DMakeScale(3, 1, 1)
        let faults = [
            animation(.rotateZ, from: CATransform3DIdentity, to: own), animation(.scale, from: [1, 2], to: [1, 2, 3]),
            animation(.scale, from: 1.0, to: 2.0), animation(.rotateZ, from: [1, 2, 3], to: 0.0),
            animation(.rotateZ, from: 0.0, to: 1.0, keyPath: "transform.rotation"),
            animation(.rotateZ, from: Double.nan, to: 1.0),
        ]
        for fault in faults { #expect(CATransform3DEqualToTransform(try shown(fault), own)) }
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "spin")) == nil)
    }

    @Test func copiesKeepTheirFunction() throws {
        let copy = try #require(animation(.rotateZ, from: nil, to: nil).copy() as? CABasicAnimation)
        #expect(copy.valueFunction?.name == .rotateZ)
    }
}
