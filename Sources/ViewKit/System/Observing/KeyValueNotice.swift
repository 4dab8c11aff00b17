import Foundation

/// A message to an observer about one change of a property.
struct KeyValueNotice {
    /// The value before the change; nil where it was not asked for.
    var old: Any?
    /// The value after the change; nil where it was not asked for.
    var new: Any?
    /// Whether the change is still to come.
    var isPrior = false

    /// The values as `observeValue(forKeyPath:of:change:context:)` gets them: numbers as `NSNumber`, nil as `NSNull`.
    var dictionary: [NSKeyValueChangeKey: Any] {
        var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if let old { values[.oldKey] = Self.boxed(old) }
        if let new { values[.newKey] = Self.boxed(new) }
        if isPrior { values[.notificationIsPriorKey] = true }
        return values
    }

    /// The value as an object of Objective-C would hold it, so that a cast to a similar type of numbers succeeds.
    private static func boxed(_ value: Any) -> Any {
        switch value {
        // It has no box, and would be none of its own type any more.
        case let value as CGFloat: value
        case let value as any OptionalValue: value.wrapped.map(boxed) ?? NSNull()
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as UInt: NSNumber(value: value)
        case let value as Int64: NSNumber(value: value)
        case let value as Int32: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as any RawRepresentable: boxed(value.rawValue)
        default: value
        }
    }
}
