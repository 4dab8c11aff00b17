/// The place and the size of a window's content on the desktop, in window units.
package struct WindowFrame: Codable, Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// Whether the content showed at a smaller scale than wanted, as it had no room.
    package var isFitted: Bool
    /// Whether a user gave it the size; nil for no.
    package var isResized: Bool?

    package init(x: Int, y: Int, width: Int, height: Int, isFitted: Bool = false, isResized: Bool? = nil) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.isFitted = isFitted
        self.isResized = isResized
    }
}
