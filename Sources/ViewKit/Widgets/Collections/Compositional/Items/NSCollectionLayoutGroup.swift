/// Items of a compositional layout that stand in a row, or that arrange themselves.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case untilFull(ScrollAxis)
        case count(ScrollAxis, Int, isEqual: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let members: [NSCollectionLayoutItem]
    private let arrangement: Arrangement

    private init(_ size: NSCollectionLayoutSize, _ members: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
        self.members = members
        self.arrangement = arrangement
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// A row of `count` items of the same width, which fill the group; that of the item is ignored.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .count(.x, count, isEqual: true)) }

    /// A row of `count` items, each of its own size.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .count(.x, count, isEqual: false)) }

    /// A row of items, which are repeated as long as they fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .untilFull(.x)) }

    /// A column of `count` items of the same height, which fill the group; that of the item is ignored.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .count(.y, count, isEqual: true)) }

    /// A column of `count` items, each of its own size.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .count(.y, count, isEqual: false)) }

    /// A column of items, which are repeated as long as they fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .untilFull(.y)) }

    /// Items in the frames that `itemProvider` returns; there are as many in a group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

    /// The views at the group's edges.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attached }
        set { attached = newValue }
    }

    /// The space between two items; nil, the default, for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The items, each of them once.
    open var subitems: [NSCollectionLayoutItem] { members }

    override func plan(_ environment: any NSCollectionLayoutEnvironment) -> ItemPlan {
        var plan = super.plan(environment)
        var group = GroupPlan(axis: .x, items: [], space: interItemSpacing?.space ?? .none)
        let room = plan.room(in: environment.container.effectiveContentSize)
        let inner = LayoutEnvironment(
            container: LayoutContainer(contentSize: room, contentInsets: plan.usedInsets),
            traitCollection: environment.traitCollection)
        switch arrangement {
        case .untilFull(let axis): group.axis = axis
        case .count(let axis, let count, let isEqual):
            group.axis = axis
            group.repetition = .count(count, isEqual: isEqual)
        case .custom(let provider): group.repetition = .custom(provider(inner).map(\.value))
        }
        group.items = members.map { $0.plan(inner) }
        plan.group = group
        return plan
    }

    /// A group of the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let result = NSCollectionLayoutGroup(layoutSize, members, arrangement)
        result.contentInsets = contentInsets
        result.edgeSpacing = edgeSpacing
        result.attached = attached
        result.interItemSpacing = interItemSpacing
        return result
    }
}

extension ItemPlan {
    /// The size before it is measured, in a container of that size.
    func room(in container: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }
}
