/// The sizes and margins that change with the superview; the values are those of `UIView.AutoresizingMask`.
package struct InterfaceAutoresizingMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let flexibleLeftMargin = Self(rawValue: 1)
    package static let flexibleWidth = Self(rawValue: 2)
    package static let flexibleRightMargin = Self(rawValue: 4)
    package static let flexibleTopMargin = Self(rawValue: 8)
    package static let flexibleHeight = Self(rawValue: 16)
    package static let flexibleBottomMargin = Self(rawValue: 32)
}
