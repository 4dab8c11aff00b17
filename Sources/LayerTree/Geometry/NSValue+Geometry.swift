// Geometric structures in boxes, as animations take them. On Apple's systems the language puts them into boxes and takes
// them out by itself; elsewhere it does so for types that say how.

extension NSValue {
    /// A box around a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// A box around a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// A box around a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// A box around an affine map.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(boxing: transform, as: Self.affineTransformType)
    }

    /// A box around a map with depth.
    public convenience init(caTransform3D t: CATransform3D) { self.init(boxing: t, as: Self.transform3DType) }

    /// The point in the box; zero where something else is in it.
    public var cgPointValue: CGPoint { holds("{CGPoint=dd}") ? pointValue : .zero }

    /// The size in the box; zero where something else is in it.
    public var cgSizeValue: CGSize { holds("{CGSize=dd}") ? sizeValue : .zero }

    /// The rectangle in the box; zero where something else is in it.
    public var cgRectValue: CGRect { holds("{CGRect={CGPoint=dd}{CGSize=dd}}") ? rectValue : .zero }

    /// The affine map in the box; the identity where something else is in it.
    public var cgAffineTransformValue: CGAffineTransform { unboxed(as: Self.affineTransformType) ?? .identity }

    /// The map with depth in the box; the identity where something else is in it.
    public var caTransform3DValue: CATransform3D { unboxed(as: Self.transform3DType) ?? CATransform3DIdentity }

    /// The types of arrays as long as the structures, which is all that Foundation can keep.
    private static let affineTransformType = "[6d]"
    private static let transform3DType = "[16d]"

    private convenience init<Value: BitwiseCopyable>(boxing value: Value, as type: String) {
        var value = value
        self.init(bytes: &value, objCType: type)
    }

    private func unboxed<Value: BitwiseCopyable>(as type: String) -> Value? {
        guard holds(type) else { return nil }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { place in
            guard let address = place.baseAddress else { return nil }
            getValue(UnsafeMutableRawPointer(address))
            return address.pointee
        }
    }

    private func holds(_ type: String) -> Bool { String(cString: objCType) == type }

    /// The boxed value, as any of the five structures; nil where it is of another type.
    fileprivate var geometry: Any? {
        switch String(cString: objCType) {
        case "{CGPoint=dd}": pointValue
        case "{CGSize=dd}": sizeValue
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
        case Self.affineTransformType: cgAffineTransformValue
        case Self.transform3DType: caTransform3DValue
        default: nil
        }
    }

    /// A box around one of the five structures.
    fileprivate static func box(_ geometry: Any) -> NSValue {
        switch geometry {
        case let point as CGPoint: NSValue(cgPoint: point)
        case let size as CGSize: NSValue(cgSize: size)
        case let rect as CGRect: NSValue(cgRect: rect)
        case let transform as CGAffineTransform: NSValue(cgAffineTransform: transform)
        default: NSValue(caTransform3D: geometry as? CATransform3D ?? CATransform3DIdentity)
        }
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Required by the language's bridging; an empty box gives the zero or identity value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.cgPointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// Required by the language's bridging; an empty box gives the zero or identity value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.cgSizeValue ?? .zero
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Required by the language's bridging; an empty box gives the zero or identity value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

extension CGAffineTransform: _ObjectiveCBridgeable {
    /// Required by the language's bridging; an empty box gives the zero or identity value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGAffineTransform {
        source?.cgAffineTransformValue ?? .identity
    }
}

extension CATransform3D: _ObjectiveCBridgeable {
    /// Required by the language's bridging; an empty box gives the zero or identity value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
        source?.caTransform3DValue ?? CATransform3DIdentity
    }
}

extension _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The structure in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue.box(self) }

    /// Takes the structure out of a box; nil where something else is in it.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = source.geometry as? Self
    }

    /// Takes the structure out of a box, and says whether it was in there.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = source.geometry as? Self
        return result != nil
    }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number in a box.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Takes the number out of a box.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Takes the number out of a box; always possible.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    /// Required by the language's bridging; an empty box gives the zero or identity value.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
