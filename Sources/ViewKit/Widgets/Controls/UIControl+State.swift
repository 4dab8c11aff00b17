extension UIControl {
    /// The state of a control: a set of flags, of which several may be set.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// A state of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing in particular.
        public static let normal: State = []
        /// It shows that it is pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It stands for a choice that was made.
        public static let selected = State(rawValue: 1 << 2)
        /// It is what keys act on; no control is here.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits for the states of an app's own controls.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that are the system's.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
