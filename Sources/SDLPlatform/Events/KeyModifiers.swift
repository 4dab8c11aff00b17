/// The modifier keys held down, left and right alike.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = KeyModifiers(rawValue: 1 << 0)
    package static let control = KeyModifiers(rawValue: 1 << 1)
    /// Alt, or Option on an Apple keyboard.
    package static let option = KeyModifiers(rawValue: 1 << 2)
    /// The Super or Windows key, or Command on an Apple keyboard.
    package static let command = KeyModifiers(rawValue: 1 << 3)
}
