extension Collection {
    /// The nearest-rank median by `areInIncreasingOrder`, the lower one of two in the middle; nil without elements.
    package func median(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
        isEmpty ? nil : try sorted(by: areInIncreasingOrder)[(count - 1) / 2]
    }
}

extension Collection where Element: Comparable {
    /// The nearest-rank median, the lower one of two in the middle: a value that really occurred; nil without values.
    package var median: Element? { median(by: <) }
}
