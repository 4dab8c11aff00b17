/// A time or a length of time in seconds, as Core Foundation spells it.
public typealias CFTimeInterval = Double
