import Testing

@testable import LayerTree

@MainActor struct KeyPathTests {
    nonisolated static let keyPaths = [
        "anchorPoint", "anchorPoint.x", "anchorPoint.y", "anchorPointZ", "backgroundColor", "borderColor",
        "borderWidth",
        "bounds", "bounds.origin", "bounds.size", "bounds.size.width", "bounds.size.height", "bounds.origin.x",
        "bounds.origin.y", "contentsCenter", "contentsCenter.origin.x", "contentsRect", "contentsRect.origin",
        "contentsRect.size", "contentsRect.origin.x",
        "contentsRect.origin.y", "contentsRect.size.width", "contentsRect.size.height", "cornerRadius", "doubleSided",
        "hidden",
        "masksToBounds",
        "opacity", "position", "position.x", "position.y", "rasterizationScale", "shadowColor", "shadowOffset",
        "shadowOffset.width",
        "shadowOffset.height", "shadowOpacity", "shadowRadius", "sublayerTransform", "sublayerTransform.rotation",
        "sublayerTransform.scale", "sublayerTransform.translation", "transform", "transform.rotation",
        "transform.rotation.x", "transform.rotation.y", "transform.rotation.z", "transform.scale",
        "transform.scale.x", "transform.scale.y", "transform.scale.z", "transform.translation",
        "transform.translation.x", "transform.translation.y", "transform.translation.z", "zPosition",
    ]

    /// Those of one kind of layer, and those that are paths or rows of values.
    nonisolated static let otherKeyPaths = [
        "backdropSaturation", "blurRadius", "colors", "contents", "endPoint", "endPoint.x", "endPoint.y", "fillColor",
        "fontSize",
        "foregroundColor",
        "instanceAlphaOffset",
        "instanceBlueOffset",
        "instanceColor", "instanceCount", "instanceDelay", "instanceGreenOffset", "instanceRedOffset",
        "instanceTransform",
        "instanceTransform.rotation", "lineDashPhase", "lineWidth", "locations", "miterLimit", "pageTurn", "path",
        "shadowPath",
        "startPoint", "startPoint.x", "startPoint.y", "strokeColor", "strokeEnd", "strokeStart",
    ]

    @Test(arguments: keyPaths + otherKeyPaths) func everyKeyPathNamesAPropertyOfItsKey(keyPath: String) throws {
        let property = try #require(AnimatableProperty(keyPath: keyPath))
        #expect(property.key == String(keyPath.prefix { $0 != "." }))
    }

    @Test func everyPropertyHasAKeyPath() {
        #expect(
            LayerProperty.all.allSatisfy { (Self.keyPaths + Self.otherKeyPaths).contains($0.key) })
    }

    @Test(arguments: [
        "", "Position", "position.z", "transform.rotation.w", "isHidden", "transform.", ".x",
        "frame", "opacity.x", "position.width", "bounds.x", "shadowOffset.x", "transform.rotation.z.x",
    ])
    func othersNameNothing(keyPath: String) { #expect(AnimatableProperty(keyPath: keyPath) == nil) }

    /// A property has the value that was set, unless it is a transform's component.
    @Test(arguments: keyPaths) func whatIsSetIsRead(keyPath: String) throws {
        let property = try #require(AnimatableProperty(keyPath: keyPath))
        var state = LayerState()
        let value: AnimationValue =
            switch property.value(in: state) {
            case .scalar: .scalar(["doubleSided", "hidden", "masksToBounds"].contains(keyPath) ? 1 : 0.25)
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

    nonisolated static let components = [
        "rotation.x": 0.3, "rotation.y": -0.4, "rotation.z": 1.1, "scale.x": 2, "scale.y": 0.5, "scale.z": 3,
        "translation.x": 10, "translation.y": 20, "translation.z": 30,
    ]

    /// Setting one component of a transform leaves the other eight as they are.
    @Test(arguments: ["transform", "sublayerTransform"], components.keys)
    func aComponentLeavesTheOthersAlone(root: String, component: String) throws {
        var state = LayerState()
        let properties = try Self.components.map { path, start in
            (try #require(AnimatableProperty(keyPath: "\(root).\(path)")), path == component ? 0.77 : start)
        }
        for (path, start) in Self.components {
            try #require(AnimatableProperty(keyPath: "\(root).\(path)")).apply(.scalar(start), to: &state)
        }
        try #require(AnimatableProperty(keyPath: "\(root).\(component)")).apply(.scalar(0.77), to: &state)
        for (property, expected) in properties {
            guard case .scalar(let found) = property.value(in: state) else { continue }
            #expect(abs(found - expected) < 1e-9, "\(property) became \(found)")
        }
    }

    /// A turn under a perspective is the one that CATransform3DRotate makes.
    @Test(arguments: [-3, -1.2, 0.4, 1.5, 2.5, Double.pi]) func turnsKeepThePerspective(angle: Double) {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        let turns: [(AnimatableProperty, SIMD3<Double>)] = [
            (AnimatableProperty(.transform, .rotationX), SIMD3(1, 0, 0)),
            (AnimatableProperty(.transform, .rotationY), SIMD3(0, 1, 0)),
            (AnimatableProperty(.transform, .rotationZ), SIMD3(0, 0, 1)),
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
        AnimatableProperty(.transform, .scale).apply(.scalar(0.5), to: &state)
        expectClose(state.transform, CATransform3DMakeScale(0.5, 0.5, 0.5))
    }

    @Test func aMirroredScaleReadsAsItWasSet() {
        for (x, y) in [(-2.0, 1.0), (1, -3), (1, 1)] {
            var state = LayerState()
            state.transform = CATransform3DMakeScale(x, y, 1)
            #expect(AnimatableProperty(.transform, .scaleX).value(in: state) == .scalar(x))
            #expect(AnimatableProperty(.transform, .scaleY).value(in: state) == .scalar(y))
            #expect(AnimatableProperty(.transform, .rotationZ).value(in: state) == .scalar(0))
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
