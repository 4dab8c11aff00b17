/// Objective-C's name of an integer that is as wide as an address.
public typealias NSInteger = Int
