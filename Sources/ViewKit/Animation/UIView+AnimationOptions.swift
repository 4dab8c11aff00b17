extension UIView {
    /// The options of an animation block; the low bits are flags, bits 16 to 18 name a curve, bits 20 to 22 a
    /// transition.
    ///
    /// Only `UIView.transition` uses the transitions.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews of views that change their size are laid out within the block, so that they animate, too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views that animate take touches.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Properties that do not add up start from what shows now instead of from what was set last.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A block within another one keeps its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A block within another one keeps its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition, changes animate as in an animation block while old and new state change places.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// In a transition between two views, these are shown and hidden instead of added and removed.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// A block within another one keeps its own options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// In a transition, a turn about the vertical axis, the left edge towards the viewer.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// In a transition, a turn about the vertical axis, the right edge towards the viewer.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// In a transition, the old state is a page that curls up from its lower right corner, and away from the new one.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// In a transition, the new state is a page that comes down over the old one: a curl up, backwards.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// In a transition, the new state fades in over the old one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// In a transition, a turn about the horizontal axis, the top edge towards the viewer.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// In a transition, a turn about the horizontal axis, the bottom edge towards the viewer.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// A preference for about 60 frames per second; the display decides, and every frame is drawn.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A preference for about 30 frames per second; the display decides, and every frame is drawn.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The curve that the options name.
        var curve: AnimationCurve { AnimationCurve(Int(rawValue >> 16 & 7)) }
    }
}
