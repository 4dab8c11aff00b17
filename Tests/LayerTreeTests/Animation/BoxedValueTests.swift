import LayerTree
import Testing

/// Numbers and structures in boxes, as code written for Apple's systems passes them around.
@MainActor struct BoxedValueTests {
    private let rotation = CATransform3DMakeRotation(1, 1, 2, 3)
    private let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)

    @Test func whatIsPutInIsTakenOut() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
        #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: rotation).caTransform3DValue, rotation))
    }

    @Test func whatIsNotInThereIsNothing() {
        let boxes = [
            NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
            NSValue(cgSize: CGSize(width: 1, height: 2)), NSValue(cgAffineTransform: affine),
            NSValue(caTransform3D: rotation), NSNumber(value: 5),
        ]
        for (index, box) in boxes.enumerated() {
            #expect(index == 0 || box.cgPointValue == .zero)
            #expect(index == 1 || box.cgRectValue == .zero)
            #expect(index == 2 || box.cgSizeValue == .zero)
            #expect(index == 3 || box.cgAffineTransformValue == .identity)
            #expect(index == 4 || CATransform3DIsIdentity(box.caTransform3DValue))
        }
    }

    @Test func boxesOpenAndCloseByThemselves() {
        let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        #expect(point as? CGPoint == CGPoint(x: 1, y: 2) && point as? CGSize == nil && point as? CGRect == nil)
        let transform: Any = NSValue(caTransform3D: rotation)
        #expect((transform as? CATransform3D).map { CATransform3DEqualToTransform($0, rotation) } == true)
        #expect(transform as? CGAffineTransform == nil)
        let plain: Any = CGPoint(x: 3, y: 4)
        #expect((plain as? NSValue)?.cgPointValue == CGPoint(x: 3, y: 4))
        let affine: Any = affine
        #expect((affine as? NSValue)?.cgAffineTransformValue == self.affine)
        let number: Any = NSNumber(value: 2.5)
        #expect(number as? CGFloat == 2.5)
        #expect((CGFloat(2.5) as Any) as? NSNumber == 2.5)
    }

    /// Every type of value that an animation accepts works.
    @Test func animationsTakeBoxes() throws {
        let point = CGPoint(x: 4, y: 6)
        let size = CGSize(width: 4, height: 6)
        let cases: [(keyPath: String, values: [Any])] = [
            ("position", [NSValue(cgPoint: point), point, Optional(point) as Any]),
            ("shadowOffset", [NSValue(cgSize: size), size]),
            ("bounds", [NSValue(cgRect: CGRect(origin: .zero, size: size)), CGRect(origin: .zero, size: size)]),
            ("opacity", [NSNumber(value: 0.5), 0.5, Float(0.5), CGFloat(0.5)]),
            ("zPosition", [1, true, UInt8(1), NSNumber(value: true), 1.0]),
            (
                "transform",
                [
                    NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 1)), CATransform3DMakeScale(2, 3, 1),
                    NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)), CGAffineTransform(scaleX: 2, y: 3),
                ]
            ),
            ("backgroundColor", [CGColor.white]),
        ]
        for (keyPath, values) in cases {
            var shown: Set<String> = []
            for value in values {
                let host = TestHost()
                let layer = host.committedLayer()
                host.run { layer.add(CABasicAnimation(keyPath, from: value, to: value), forKey: nil) }
                host.frame(at: 1)
                shown.insert("\(try #require(layer.presentation()?.value(forKeyPath: keyPath)))")
                #expect(shown.count == 1, "\(keyPath): \(value)")
            }
            #expect(shown != ["\(String(describing: CALayer().value(forKeyPath: keyPath)))"])
        }
    }
}
