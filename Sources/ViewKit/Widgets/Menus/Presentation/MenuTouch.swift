import Foundation

/// A finger on a menu, or beside it.
struct MenuTouch {
    /// The part of a menu on which the finger went down.
    enum Part: Equatable {
        /// The panel on top, from which it may go on from row to row; also the press that opened the menu.
        case rows
        /// A panel below, by its number.
        case lowerPanel(Int)
        case preview
        case outside
    }

    let part: Part
    /// The place where it went down, in points of the window.
    let start: CGPoint
    /// The distances by which it had moved everything before.
    let offset: CGPoint
    /// Whether it opened the menu, and chooses only once it has moved.
    let opens: Bool
    var place: CGPoint
    /// Whether it has moved by more than a tap does.
    var hasMoved = false

    /// The distance, in points, after which a finger has moved.
    static let slop: CGFloat = 10
}
