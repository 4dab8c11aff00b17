/// A change of all that a layer shows, from what the last commit had of it to what it has now.
///
/// A layer has one at a time, under the key `transition`, whatever key it is added with. In a group it does nothing.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The effect by which the new contents replace the old ones; unknown types fade.
    open var type: CATransitionType = .fade
    /// The direction of the motion, by the edge it starts from; nil for `fromLeft`.
    open var subtype: CATransitionSubtype?
    /// The point within the whole transition at which this one starts, 0 (the default) to 1.
    open var startProgress: Float = 0
    /// The point within the whole transition at which this one ends, `startProgress` to 1, which is the default.
    open var endProgress: Float = 1

    package override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }
}

/// The effect by which new contents replace old ones.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A type of that name; unknown names behave as `fade`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// They fade over them.
    public static let fade = CATransitionType(rawValue: "fade")
    /// They slide in over them, and fade in on the way.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// They slide in and push them out; both fade on the way.
    public static let push = CATransitionType(rawValue: "push")
    /// The old contents slide off them, and fade out on the way.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition's motion, by the edge it starts from.
///
/// Top and bottom are those of a layer whose y axis points up, and so on the screen they are the other way round: what comes
/// from the top moves up. That is how it is on iOS, where a transition from the top looks like a modal one.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A subtype of that name; unknown names behave as `fromLeft`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It moves to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// It moves to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// It moves up.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// It moves down.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key under which a layer has its transition.
public let kCATransition = "transition"
/// The event of a layer that comes to be seen: it is put into a tree that was committed, or no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is no longer seen: it is taken out of a tree that was committed, or hidden.
public let kCAOnOrderOut = "onOrderOut"
