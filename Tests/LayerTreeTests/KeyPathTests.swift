import Testing

@testable import LayerTree

@MainActor struct KeyPathTests {
    nonisolated static let keyPaths = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "bounds.origin", "bounds.size",
        "bounds.size.width", "bounds.size.height", "bounds.origin.x", "bounds.origin.y", "contentsRect",
        "cornerRadius", "opacity", "position", "position.x", "position.y", "shadowColor", "shadowOffset",
        "shadowOpacity", "shadowRadius", "sublayerTransform", "transform", "transform.rotation",
        "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.scale",
        "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.translation",
        "transform.translation.x", "transform.translation.y", "transform.translation.z", "zPosition",
    ]

    @Test(arguments: keyPaths) func everyKeyPathNamesAPropertyOfItsKey(keyPath: String) throws {
        let property = try #require(AnimatableProperty(keyPath: keyPath))
        #expect(property.key == String(keyPath.prefix { $0 != "." }))
    }

    @Test func everyPropertyHasAKeyPath() {
        #expect(Set(Self.keyPaths.compactMap(AnimatableProperty.init(keyPath:))) == Set(AnimatableProperty.allCases))
    }

    @Test(arguments: ["", "Position", "position.z", "transform.rotation.w", "hidden", "transform."])
    func othersNameNothing(keyPath: String) { #expect(AnimatableProperty(keyPath: keyPath) == nil) }

    /// What a property has is what was put there, for every property that is not a transform's component.
    @Test(arguments: AnimatableProperty.allCases) func whatIsSetIsRead(property: AnimatableProperty) {
        var state = LayerState()
        let value: AnimationValue =
            switch property.value(in: state) {
            case .scalar: .scalar(0.25)
            case .pair: .pair(SIMD2(0.25, 0.5))
            case .quad: .quad(SIMD4(0.25, 0.5, 0.75, 1))
            case .transform: .transform(CATransform3DMakeRotation(0.5, 1, 2, 3))
            }
        property.apply(value, to: &state)
        guard case .scalar(let expected) = value, case .scalar(let found) = property.value(in: state) else {
            #expect(property.value(in: state) == value)
            return
        }
        #expect(abs(found - expected) < 1e-9)
    }

    nonisolated static let components: [AnimatableProperty] = [
        .rotationX, .rotationY, .rotationZ, .scaleX, .scaleY, .scaleZ, .translationX, .translationY, .translationZ,
    ]

    /// Setting one component of a transform leaves the other eight as they are.
    @Test(arguments: components) func aComponentLeavesTheOthersAlone(component: AnimatableProperty) throws {
        var state = LayerState()
        let start: [AnimatableProperty: Double] = [
            .rotationX: 0.3, .rotationY: -0.4, .rotationZ: 1.1, .scaleX: 2, .scaleY: 0.5, .scaleZ: 3,
            .translationX: 10, .translationY: 20, .translationZ: 30,
        ]
        for other in Self.components { other.apply(.scalar(try #require(start[other])), to: &state) }
        component.apply(.scalar(0.77), to: &state)
        for other in Self.components {
            guard case .scalar(let found) = other.value(in: state) else { continue }
            let expected = other == component ? 0.77 : try #require(start[other])
            #expect(abs(found - expected) < 1e-9, "\(other) became \(found)")
        }
    }

    /// A turn under a perspective is the one that CATransform3DRotate makes.
    @Test(arguments: [-3, -1.2, 0.4, 1.5, 2.5, Double.pi]) func turnsKeepThePerspective(angle: Double) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let turns: [(AnimatableProperty, SIMD3<Double>)] = [
            (.rotationX, SIMD3(1, 0, 0)), (.rotationY, SIMD3(0, 1, 0)), (.rotationZ, SIMD3(0, 0, 1)),
        ]
        for (property, axis) in turns {
            // Also when the model stands at the end of a half turn already.
            for start in [0, Double.pi] {
                var state = LayerState()
                state.transform = CATransform3DRotate(perspective, start, axis.x, axis.y, axis.z)
                property.apply(.scalar(angle), to: &state)
                expectClose(state.transform, CATransform3DRotate(perspective, angle, axis.x, axis.y, axis.z))
            }
        }
    }

    @Test func aScaleFromNothingGrowsUpright() {
        var state = LayerState()
        state.transform = CATransform3DMakeScale(0, 0, 0)
        AnimatableProperty.scale.apply(.scalar(0.5), to: &state)
        expectClose(state.transform, CATransform3DMakeScale(0.5, 0.5, 0.5))
    }

    @Test func aMirroredScaleReadsAsItWasSet() {
        for (x, y) in [(-2.0, 1.0), (1, -3), (1, 1)] {
            var state = LayerState()
            state.transform = CATransform3DMakeScale(x, y, 1)
            #expect(AnimatableProperty.scaleX.value(in: state) == .scalar(x))
            #expect(AnimatableProperty.scaleY.value(in: state) == .scalar(y))
            #expect(AnimatableProperty.rotationZ.value(in: state) == .scalar(0))
        }
    }

    @Test func aTurnIsAnimatedAboutTheAnchor() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run {
            layer.backgroundColor = CGColor.white
            CATransaction.setDisableActions(true)
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
            layer.removeAllAnimations()
            layer.add(CABasicAnimation("transform.rotation.z", from: 0.0, to: Double.pi), forKey: nil)
        }
        host.frame(at: 1)
        host.frame(at: 1.5)
        let node = try #require(host.nodes.last)
        let corner = try #require(host.map(of: node).project(.zero))
        #expect(Numbers(corner).isClose(to: Numbers(25, -50), within: 1e-9))
    }

    private func expectClose(_ a: CATransform3D, _ b: CATransform3D) {
        for (row, other) in [(a.row1, b.row1), (a.row2, b.row2), (a.row3, b.row3), (a.row4, b.row4)] {
            for index in 0..<4 { #expect(abs(row[index] - other[index]) < 1e-9, "\(a) \(b)") }
        }
    }
}
