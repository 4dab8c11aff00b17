extension [String: String] {
    /// Whether the attribute is `YES`; nil where there is none, or neither `YES` nor `NO`.
    package func flag(_ name: String) -> Bool? {
        switch self[name] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// The attribute as a finite number; nil where there is none.
    package func number(_ name: String) -> Double? {
        guard let text = self[name], let number = Double(text), number.isFinite else { return nil }
        return number
    }
}
