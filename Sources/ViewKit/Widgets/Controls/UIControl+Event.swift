extension UIControl {
    /// The events of a control; several at once make one value.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Events of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch went down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch went down, not for the first time in a row.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch went outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch went up inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch went up outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was lost.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered, as by a tap on a button or a new value of a slider.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A press is about to open the control's menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field has begun to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field is no longer edited.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return ended the editing of a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
