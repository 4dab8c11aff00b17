/// Animation blocks of several steps.
extension UIView {
    /// Runs `animations`, which calls `addKeyframe`; what changes there animates step by step over `duration` seconds,
    /// `delay` seconds from now.
    ///
    /// Each property of a view gets one animation through all values that the keyframes give it; between them it is
    /// held. Changes outside of keyframes take the whole duration. The whole is slow at both ends, as all blocks are;
    /// curves of `AnimationOptions` may be given by their raw value.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plan = AnimationPlan(
            duration: duration, delay: delay, options: options.blockOptions,
            pacing: .curve(options.blockOptions.curve))
        let stack = AnimationBlockStack.current
        let outer = stack.top?.keyframes
        let block = stack.keyframeBlock(plan, options.calculationMode, completion: completion)
        stack.run(block) {
            animations()
            block.layOut()
            // Within other keyframes those make the animations.
            if let keyframes = block.keyframes, keyframes !== outer { keyframes.animate(for: block) }
        }
    }

    /// Runs `animations`; what changes animates from `frameStartTime` on for `frameDuration`, both fractions, 0 to 1, of the
    /// duration of the `animateKeyframes` around it.
    ///
    /// Outside of that everything changes as it would without `addKeyframe`.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) {
        let stack = AnimationBlockStack.current
        guard let block = stack.top, block.keyframes != nil else { return animations() }
        let begin = frameStartTime > 0 ? min(1, frameStartTime) : 0
        let end = frameDuration > 0 ? min(1, begin + frameDuration) : begin
        stack.run(block.keyframe(from: begin, to: end), animations)
    }

    /// The options of a block of keyframes; the low bits are the flags of `AnimationOptions`, bits 10 to 13 name a
    /// mode.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// See `AnimationOptions`.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// See `AnimationOptions`.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// See `AnimationOptions`.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// See `AnimationOptions`.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// See `AnimationOptions`.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// See `AnimationOptions`.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// See `AnimationOptions`.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// On a straight line from value to value; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each value shows from the begin of its keyframe on, without values in between.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// On a straight line from value to value, as fast everywhere; the times of the keyframes do not count.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve through all values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve through all values, as fast everywhere; the times of the keyframes do not count.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        private static let modeBits: UInt = 0xF << 10

        /// All but the mode.
        var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~Self.modeBits) }

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue & Self.modeBits {
            case Self.calculationModeDiscrete.rawValue: .discrete
            case Self.calculationModePaced.rawValue: .paced
            case Self.calculationModeCubic.rawValue: .cubic
            case Self.calculationModeCubicPaced.rawValue: .cubicPaced
            default: .linear
            }
        }
    }
}
