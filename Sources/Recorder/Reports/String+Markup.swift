extension String {
    /// The text as it stands in XML and HTML, in attributes too.
    var markup: String {
        let replaced = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
        return replaced.reduce(self) { $0.replacing($1.0, with: $1.1) }
    }
}
