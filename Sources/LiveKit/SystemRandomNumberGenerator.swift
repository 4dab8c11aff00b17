/// The standard library's type of that name, for opened code: its numbers are the same in every launch.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    /// A generator of the one sequence that all of them share.
    public init() {}

    /// The next number, uniform over all of its values.
    public mutating func next() -> UInt64 { LaunchRandomness.shared.next() }
}

/// The C library's function of that name, for opened code.
public func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: LaunchRandomness.shared.next()) }

/// The C library's function of that name, for opened code: a number from 0 to below `upperBound`, or 0 where that is 0.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
    upperBound == 0 ? 0 : UInt32.random(in: 0..<upperBound)
}
