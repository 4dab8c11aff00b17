/// The room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// No room is said.
    case unspecified
    /// Little room, such as the width of a phone.
    case compact
    /// Ample room, such as the height of a phone held upright.
    case regular

    /// The shorter side of the smallest tablet, in points.
    static let shortestTabletSide: CGFloat = 744

    /// The classes of a window of `size` points: those of a tablet from 744 points on the shorter side, otherwise those of
    /// a phone, of which the widest have a regular width when they are turned.
    package static func classes(
        of size: CGSize
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        let short = min(size.width, size.height)
        let long = max(size.width, size.height)
        if short >= shortestTabletSide { return (.regular, .regular) }
        guard size.width > size.height else { return (.compact, .regular) }
        return (short >= 414 && long >= 736 ? .regular : .compact, .compact)
    }
}
