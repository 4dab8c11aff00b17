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
