extension String {
    /// The text with each scalar replaced by what `replacement` gives for it; nil keeps the scalar.
    func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if let replaced = replacement(scalar) { text += replaced } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
