/// The repeat count and the speed of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number of times; nil for the usual number, infinity for no end.
    var count: Double?
    /// The factor of the usual speed.
    var speed = 1.0

    init() {}

    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// Without an end.
    public static let repeating = SymbolEffectOptions().repeating
    /// Once.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating

    /// So many times, once at least.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// So many times, once at least.
    public static func repeating(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// At `speed` times the usual speed; one that is not above 0 counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Without an end.
    public var repeating: SymbolEffectOptions { with { $0.count = .infinity } }

    /// Once.
    public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }

    /// So many times, once at least.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { with { $0.count = Double(max(1, count)) } }

    /// At `speed` times the usual speed; one that is not above 0 counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }
}
