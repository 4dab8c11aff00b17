import LayerTree
import Testing

@MainActor struct LayerKeyValueTests {
    private let layer = CALayer()

    @Test func everyKeyPathReadsBackWhatItWasSetTo() throws {
        for keyPath in KeyPathTests.keyPaths where !keyPath.lowercased().hasSuffix("color") {
            let layer = CALayer()
            let before = try #require(layer.value(forKeyPath: keyPath))
            let isSwitch = ["doubleSided", "hidden", "masksToBounds"].contains(keyPath)
            let value: Any =
                switch before {
                case is NSNumber: isSwitch ? true : 0.25
                case is CGPoint: NSValue(cgPoint: CGPoint(x: 0.25, y: 0.5))
                case is CGSize: NSValue(cgSize: CGSize(width: 0.25, height: 0.5))
                case is CGRect: NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
                default: NSValue(caTransform3D: CATransform3DMakeScale(2, 3, 4))
                }
            layer.setValue(value, forKeyPath: keyPath)
            let after = try #require(layer.value(forKeyPath: keyPath))
            if let number = after as? NSNumber {
                #expect(abs(number.doubleValue - (isSwitch ? 1 : 0.25)) < 1e-6, "\(keyPath)")
            } else {
                #expect((after as? NSValue)?.description == (value as? NSValue)?.description, "\(keyPath)")
            }
        }
    }

    @Test func theTypesAreThoseThatCodeAsksFor() {
        layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
        let angle = layer.value(forKeyPath: "transform.rotation.z")
        #expect((angle as? NSNumber)?.doubleValue == 0.5 && angle as? Double == 0.5 && angle as? CGFloat == 0.5)
        layer.position = CGPoint(x: 1, y: 2)
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
        #expect((layer.value(forKey: "position") as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
        #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 3, height: 4))
    }

    @Test func aComponentLeavesTheRest() {
        layer.transform = CATransform3DMakeScale(2, 3, 1)
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation")
        layer.setValue(7, forKeyPath: "transform.translation.x")
        #expect(abs(layer.transform.m12 - 2) < 1e-9 && abs(layer.transform.m21 + 3) < 1e-9 && layer.transform.m41 == 7)
        layer.setValue(40, forKeyPath: "bounds.size.width")
        layer.setValue(30, forKeyPath: "bounds.size.height")
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    @Test func coloursAndFramesAndSettings() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        for key in ["backgroundColor", "borderColor", "shadowColor"] {
            layer.setValue(red, forKey: key)
            #expect(layer.value(forKey: key) as? CGColor === red)
            layer.setValue("red", forKey: key)
            #expect(layer.value(forKey: key) as? CGColor === red)
            layer.setValue(nil, forKey: key)
            #expect(layer.value(forKey: key) == nil)
        }
        layer.setValue(NSValue(cgRect: CGRect(x: 10, y: 20, width: 30, height: 40)), forKey: "frame")
        layer.setValue(50, forKeyPath: "frame.size.width")
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
        #expect(layer.value(forKeyPath: "frame.origin.y") as? Double == 20)
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue(NSNumber(value: false), forKey: "doubleSided")
        layer.setValue("title", forKey: "name")
        layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
        layer.setValue(0.5, forKey: "speed")
        #expect(layer.masksToBounds && !layer.isDoubleSided && layer.name == "title")
        #expect(layer.contentsGravity == .center && layer.speed == 0.5)
    }

    @Test func otherKeysAreKeptForTheOwner() throws {
        #expect(layer.value(forKey: "mine") == nil)
        layer.setValue(5, forKey: "mine")
        #expect(layer.value(forKey: "mine") as? Int == 5)
        let host = TestHost()
        host.run { host.root.addSublayer(layer) }
        host.frame(at: 0)
        #expect(try #require(layer.presentation()).value(forKey: "mine") as? Int == 5)
        layer.setValue(nil, forKey: "mine")
        #expect(layer.value(forKey: "mine") == nil)
    }

    @Test func wrongKindsChangeNothing() {
        let values: [Any?] = ["text", CGPoint.zero, Double.nan, NSNull(), nil, [1, 2]]
        let keyPaths = [
            "opacity", "transform", "bounds", "frame", "transform.scale.x", "frame.size", "speed", "hidden",
        ]
        for keyPath in keyPaths {
            for value in values {
                if keyPath == "frame.size", value is CGPoint { continue }
                layer.setValue(value, forKeyPath: keyPath)
            }
        }
        #expect(layer.opacity == 1 && CATransform3DIsIdentity(layer.transform) && layer.bounds == .zero)
        #expect((layer.speed.isNaN || layer.speed == 1) && !layer.isHidden)
    }

    @Test func settingAnimatesAsThePropertyDoes() throws {
        let host = TestHost()
        let layer = host.committedLayer()
        host.run { layer.setValue(1, forKeyPath: "transform.rotation.z") }
        let animation = try #require(layer.animation(forKey: "transform") as? CABasicAnimation)
        #expect(animation.keyPath == "transform" && animation.fromValue is CATransform3D)
    }
}
