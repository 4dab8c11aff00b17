import ViewKit

/// The contents of a window as tools go through them.
extension UIWindow {
    /// The controllers, each before those within it and over it.
    var controllers: [UIViewController] {
        var found: [UIViewController] = []
        var waiting = [rootViewController].compactMap(\.self)
        while let next = waiting.popLast() {
            guard !found.contains(where: { $0 === next }) else { continue }
            found.append(next)
            waiting += next.children.reversed()
            if let presented = next.presentedViewController { waiting.append(presented) }
        }
        return found
    }

    /// The first `limit` views, each before its subviews.
    func views(limit: Int) -> [UIView] {
        var found: [UIView] = []
        var waiting: [UIView] = [self]
        while let next = waiting.popLast(), found.count < limit {
            found.append(next)
            waiting += next.subviews.reversed()
        }
        return found
    }
}
