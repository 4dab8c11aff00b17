import ViewKit

/// A type of the literals that can be tuned.
public protocol _TunableValue {
    /// The value nearest to `value`.
    init(_tuned value: Double)
}

extension Double: _TunableValue {
    /// `value` itself.
    public init(_tuned value: Double) { self = value }
}

extension Float: _TunableValue {
    /// The nearest value.
    public init(_tuned value: Double) { self = Float(value) }
}

extension CGFloat: _TunableValue {
    /// `value` itself.
    public init(_tuned value: Double) { self = CGFloat(value) }
}

/// The value of a literal, `value` itself unless another one was set for its `index`.
public func _tuned<Value: _TunableValue>(_ value: Value, _ index: Int) -> Value {
    TunedNumbers.value(at: index).map(Value.init(_tuned:)) ?? value
}
