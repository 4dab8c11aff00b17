import LayerTree

/// One property of a layer that animates, with its animations.
package struct AnimationRow: Hashable, Sendable {
    /// The layer's number, which stays its own for as long as it and its stage live.
    package var layer: Int
    /// The number of layers above it that animate, too.
    package var depth: Int
    /// The name of the class of the layer's view, or of the layer where it has none.
    package var name: String
    /// The property of the code that has the view, such as `DetailViewController.card`; nil where none is known.
    package var property: String?
    /// Whether the layer shows a snapshot.
    package var isSnapshot: Bool
    /// The key path, such as `position`, `opacity` or `transform.scale`.
    package var keyPath: String
    /// The smallest rectangle around the layer as it shows now, or showed last, in points of the stage.
    package var frame: CGRect
    /// The animations, in the order of their adding.
    package var bars: [AnimationBar]

    /// The layer and the key path, by which rows are told apart.
    package struct Identity: Hashable, Sendable {
        package var layer: Int
        package var keyPath: String
    }

    /// The most characters of a name and of a key path.
    static let nameLimit = 120

    package var identity: Identity { Identity(layer: layer, keyPath: keyPath) }

    /// Whether all its animations are hidden, and their end values show.
    var isMuted: Bool { !bars.isEmpty && bars.allSatisfy(\.isMuted) }
}
