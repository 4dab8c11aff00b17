/// The way in which a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all: its groups stand in the direction of the layout.
    case none
    /// To any offset.
    case continuous
    /// To an offset at which a group begins.
    case continuousGroupLeadingBoundary
    /// By the length of the section.
    case paging
    /// To the next group.
    case groupPaging
    /// To the next group, which comes to rest in the middle.
    case groupPagingCentered
}
