/// A view of a window, in numbers.
struct SurveyedView: Codable, Hashable, Sendable {
    var id: Int
    /// The number of its superview; nil for the window.
    var parent: Int?
    /// The number of the controller whose view it is or lies in; nil outside of all.
    var screen: Int?
    /// The name of its class.
    var name: String
    /// The property that has it, such as `DetailViewController.card`; nil where it is not known.
    var property: String?
    /// Whether its class comes with UIKit.
    var isSystem: Bool
    /// The smallest rectangle around it in the window, by the values that are set.
    var frame: Area
    var state: State
    /// The numbers by which it shows while a transition runs: position, size, opacity, transform and background; else empty.
    var shown: [Double] = []
    /// Whether nothing of it shows, nor of its subviews.
    var isInvisible: Bool
    /// The gestures that it takes.
    var targets: [TouchTarget] = []
    /// A point of the window at which a touch reaches it or a view in it; nil where none was found.
    var touchPoint: Point?

    /// A rectangle.
    struct Area: Codable, Hashable, Sendable {
        var x, y, width, height: Double
    }

    /// A point.
    struct Point: Codable, Hashable, Sendable {
        var x, y: Double
    }

    /// The values that a transition may change, and has to restore.
    struct State: Codable, Hashable, Sendable {
        /// The middle, in the coordinates of the superview.
        var center: Point
        /// The origin and size of the bounds.
        var bounds: Area
        var alpha: Double
        var isHidden: Bool
        /// The sixteen numbers of the transform, row by row; empty where there is none.
        var transform: [Double]
        var hasMask: Bool
        var takesTouches: Bool
        /// The background in sRGB, red first, each component in 8 bits; nil without one.
        var background: UInt32?
    }

    /// A gesture that a view takes.
    enum TouchTarget: Codable, Hashable, Sendable {
        case control
        case cell
        /// A drag that scrolls its content.
        case scroll
        case tap(count: Int, fingers: Int)
        case longPress(seconds: Double)
        case pan(fingers: Int)
        /// The edges by the names of `Swipe`.
        case edgePan(fromLeft: Bool, fromRight: Bool)
        case swipe
        case pinch
        /// A recognizer of another class.
        case other
    }
}
