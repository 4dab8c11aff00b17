import Motion

extension UIView {
    /// The pacing of an animation.
    ///
    /// Beside the four with names UIKit uses other numbers, such as 7 for the keyboard. Each makes a curve, which moves like
    /// `.easeInOut`, but for the default one of Core Animation.
    public enum AnimationCurve: RawRepresentable, Hashable, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Even.
        case linear
        /// A curve of a number without a name. Files for iOS are compiled in an earlier language mode, in which a `switch` over
        /// the four is exhaustive, as it is with Apple's.
        @available(swift, introduced: 6)
        case unnamed(Int)

        /// The curve of `rawValue`; never nil.
        public init?(rawValue: Int) { self.init(rawValue) }

        init(_ number: Int) {
            switch number {
            case 0: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .unnamed(number)
            }
        }

        /// The number of the curve, 0 to 3 for those with names.
        public var rawValue: Int {
            switch self {
            case .easeInOut: 0
            case .easeIn: 1
            case .easeOut: 2
            case .linear: 3
            case .unnamed(let number): number
            }
        }

        /// The default curve of Core Animation, by the number that UIKit gives it.
        static let animationDefault = AnimationCurve.unnamed(5)
        /// A curve with control points of the caller's, by the number that UIKit gives it.
        static let custom = AnimationCurve.unnamed(6)

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            case .unnamed: CAMediaTimingFunction(name: self == .animationDefault ? .default : .easeInEaseOut)
            }
        }

        /// The Bézier of this curve.
        var bezier: CubicBezier {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            case .unnamed: self == .animationDefault ? .default : .easeInOut
            }
        }
    }
}
