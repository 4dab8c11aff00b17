/// The part of a section that scrolls across the direction of its collection's layout.
struct OrthogonalRow {
    /// The frame in the collection's content.
    var frame: CGRect
    /// The size of what scrolls.
    var contentSize: CGSize
    var stops: OrthogonalStops
    /// Whether reading begins at the right edge, where the row then starts.
    var isMirrored: Bool
    var rate: UIScrollView.DecelerationRate
    var bounces: Bool
    var alwaysBounces: Bool

    /// The offset at which the row begins.
    var start: CGFloat { isMirrored ? max(0, contentSize.width - frame.width) : 0 }
}

extension UICollectionViewCompositionalLayout {
    final func orthogonalRow(of section: Int) -> OrthogonalRow? {
        guard let arrangement, arrangement.sections.indices.contains(section),
            arrangement.sections[section].plan.isOrthogonal
        else { return nil }
        let solved = arrangement.sections[section]
        let description = descriptions[section]
        let properties = description.orthogonalScrollingProperties
        let frame = arrangement.scrollFrame(of: section)
        var size = frame.size
        size[axis.other] = (solved.scrollLength * arrangement.scale).rounded() / arrangement.scale
        let rule = description.orthogonalScrollingBehavior.rule
        let isFast = properties.decelerationRate == .fast || properties.decelerationRate == .automatic && rule != .free
        return OrthogonalRow(
            frame: frame, contentSize: size, stops: OrthogonalStops(solved, rule),
            isMirrored: arrangement.isMirrored && axis == .y, rate: isFast ? .fast : .normal,
            bounces: properties.bounce != .never, alwaysBounces: properties.bounce == .always)
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    fileprivate var rule: OrthogonalStops.Rule {
        switch self {
        case .none, .continuous: .free
        case .continuousGroupLeadingBoundary: .groupBoundary
        case .paging: .page
        case .groupPaging: .group
        case .groupPagingCentered: .centredGroup
        }
    }
}
