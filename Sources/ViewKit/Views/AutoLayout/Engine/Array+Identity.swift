/// Removal by identity.
extension Array where Element: AnyObject {
    /// Removes the first element that is `element`, where there is one.
    mutating func removeIdentical(to element: Element) {
        if let index = firstIndex(where: { $0 === element }) { remove(at: index) }
    }
}
