/// A transition, in numbers and names.
struct SurveyedTransition: Codable, Hashable, Sendable {
    /// Its number among all of its host, counted from 1.
    var number: Int
    /// The name of the animator's class, and the number of the object.
    var animatorName: String
    var animator: Int
    /// The numbers of the screens at its start and at its end.
    var from, to: Int
    /// The numbers of their views; nil where the animator must not touch one.
    var fromView, toView: Int?
    /// The number of the view in which it runs.
    var container: Int
    /// The numbers of the container's subviews before the animator ran.
    var initialSubviews: [Int]
    /// Whether an interaction controller was given.
    var hasInteraction: Bool
    /// Whether it leaves the newest screen for the one before it.
    var leadsBack: Bool
    /// The frame that the destination is to have, in the container.
    var finalFrame: SurveyedView.Area
    /// Whether a property animator was seen that the animator does not return.
    var keepsAnimatorBack = false
    /// Whether it came to its end; nil while it runs.
    var didComplete: Bool?
}
