/// A parsed visual format: views in a row or column with the distances between them.
struct VisualFormat: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The distance from the superview's start to the first view; nil where the format does not begin with `|`.
    var start: Connection?
    var views: [FormatView] = []
    /// The distances between neighbours, one fewer than views.
    var connections: [Connection] = []
    /// The distance from the last view to the superview's end; nil where the format does not end with `|`.
    var end: Connection?

    /// A distance: the standard one, or bounds for it; none at all leaves neighbours unrelated by a distance of 0.
    enum Connection: Equatable {
        case flush
        case standard
        case predicates([Predicate])
    }

    /// A view with bounds for its length.
    struct FormatView: Equatable {
        var name: String
        var predicates: [Predicate] = []
    }

    /// One bound: a relation to a number, a metric or another view's length, with a priority.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
    }

    enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }
}

/// The place in a visual format that cannot be read, and the reason.
struct VisualFormatError: Error, Equatable {
    var reason: String
    var format: String
    /// The number of characters before the place.
    var position: Int

    /// The message with the format and a caret below the place.
    var message: String {
        "Unable to parse constraint format:\n\(reason)\n\(format)\n" + String(repeating: " ", count: position) + "^"
    }
}
