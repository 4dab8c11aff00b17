/// Objective-C's name of an integer that is as wide as an address, and not negative.
public typealias NSUInteger = UInt
