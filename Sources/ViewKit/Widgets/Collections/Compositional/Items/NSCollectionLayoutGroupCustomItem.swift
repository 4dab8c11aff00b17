/// The frame of one item of a group that arranges its items itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    final let value: CustomItemFrame

    /// An item in that frame of the group.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// An item in that frame of the group, and in that order where items overlap, the highest on top.
    public init(frame: CGRect, zIndex: Int) { value = CustomItemFrame(frame: frame, zIndex: zIndex) }

    /// The frame in the group.
    open var frame: CGRect { value.frame }
    /// The order where items overlap, the highest on top.
    open var zIndex: Int { value.zIndex }

    /// The item itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutGroupCustomItem: @preconcurrency NSCopying {}

/// Returns the items of a group that arranges them itself.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
