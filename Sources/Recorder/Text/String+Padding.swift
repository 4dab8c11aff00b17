extension String {
    /// The text with spaces behind it up to `width` characters, or before it where that is negative.
    func padded(to width: Int) -> String {
        let spaces = String(repeating: " ", count: max(0, abs(width) - count))
        return width < 0 ? spaces + self : self + spaces
    }
}
