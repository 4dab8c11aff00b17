extension Collection where Element: Comparable {
    /// The nearest-rank median, the lower one of two in the middle: a value that really occurred; nil without values.
    package var median: Element? { isEmpty ? nil : sorted()[(count - 1) / 2] }
}
