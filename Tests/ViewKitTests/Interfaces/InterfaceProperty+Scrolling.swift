@testable import ViewKit

extension InterfaceProperty {
    static let scrollViewProperties: [String: InterfaceProperty] = [
        "UIScrollView.alwaysBounceHorizontal": of(\UIScrollView.alwaysBounceHorizontal),
        "UIScrollView.alwaysBounceVertical": of(\UIScrollView.alwaysBounceVertical),
        "UIScrollView.bounces": of(\UIScrollView.bounces),
        "UIScrollView.bouncesZoom": of(\UIScrollView.bouncesZoom),
        "UIScrollView.canCancelContentTouches": of(\UIScrollView.canCancelContentTouches),
        "UIScrollView.contentInset": of(\UIScrollView.contentInset),
        "UIScrollView.contentInsetAdjustmentBehavior": of(\UIScrollView.contentInsetAdjustmentBehavior),
        "UIScrollView.delaysContentTouches": of(\UIScrollView.delaysContentTouches),
        "UIScrollView.indicatorStyle": of(\UIScrollView.indicatorStyle),
        "UIScrollView.isDirectionalLockEnabled": of(\UIScrollView.isDirectionalLockEnabled),
        "UIScrollView.isPagingEnabled": of(\UIScrollView.isPagingEnabled),
        "UIScrollView.isScrollEnabled": of(\UIScrollView.isScrollEnabled),
        "UIScrollView.maximumZoomScale": of(\UIScrollView.maximumZoomScale),
        "UIScrollView.minimumZoomScale": of(\UIScrollView.minimumZoomScale),
        "UIScrollView.scrollIndicatorInsets": of(\UIScrollView.scrollIndicatorInsets),
        "UIScrollView.showsHorizontalScrollIndicator": of(\UIScrollView.showsHorizontalScrollIndicator),
        "UIScrollView.showsVerticalScrollIndicator": of(\UIScrollView.showsVerticalScrollIndicator),
    ]

    static let tableViewProperties: [String: InterfaceProperty] = [
        "UITableView.allowsMultipleSelection": of(\UITableView.allowsMultipleSelection),
        "UITableView.allowsSelection": of(\UITableView.allowsSelection),
        "UITableView.alwaysBounceVertical": of(\UITableView.alwaysBounceVertical),
        "UITableView.estimatedRowHeight": of(\UITableView.estimatedRowHeight),
        "UITableView.rowHeight": of(\UITableView.rowHeight),
        "UITableView.sectionFooterHeight": of(\UITableView.sectionFooterHeight),
        "UITableView.sectionHeaderHeight": of(\UITableView.sectionHeaderHeight),
        "UITableView.separatorColor": of(\UITableView.separatorColor),
        "UITableView.separatorInset": of(\UITableView.separatorInset),
        "UITableView.separatorStyle": of(\UITableView.separatorStyle),
        "UITableView.style": of(\UITableView.style),
        "UITableView.tableFooterView": of(\UITableView.tableFooterView),
        "UITableView.tableHeaderView": of(\UITableView.tableHeaderView),
    ]

    static let tableViewCellProperties: [String: InterfaceProperty] = [
        "UITableViewCell.accessoryType": of(\UITableViewCell.accessoryType),
        "UITableViewCell.reuseIdentifier": of(\UITableViewCell.reuseIdentifier),
        "UITableViewCell.selectionStyle": of(\UITableViewCell.selectionStyle),
        "UITableViewCell.separatorInset": of(\UITableViewCell.separatorInset),
        "UITableViewCell.style": of(\UITableViewCell.kind),
    ]

    static let collectionViewProperties: [String: InterfaceProperty] = [
        "UICollectionView.allowsMultipleSelection": of(\UICollectionView.allowsMultipleSelection),
        "UICollectionView.allowsSelection": of(\UICollectionView.allowsSelection),
        "UICollectionView.collectionViewLayout": of(\UICollectionView.collectionViewLayout),
    ]

    static let collectionViewCellProperties: [String: InterfaceProperty] = [
        "UICollectionViewCell.reuseIdentifier": of(\UICollectionViewCell.reuseIdentifier)
    ]

    static let collectionViewFlowLayoutProperties: [String: InterfaceProperty] = [
        "UICollectionViewFlowLayout.estimatedItemSize": of(\UICollectionViewFlowLayout.estimatedItemSize),
        "UICollectionViewFlowLayout.footerReferenceSize": of(\UICollectionViewFlowLayout.footerReferenceSize),
        "UICollectionViewFlowLayout.headerReferenceSize": of(\UICollectionViewFlowLayout.headerReferenceSize),
        "UICollectionViewFlowLayout.itemSize": of(\UICollectionViewFlowLayout.itemSize),
        "UICollectionViewFlowLayout.minimumInteritemSpacing": of(\UICollectionViewFlowLayout.minimumInteritemSpacing),
        "UICollectionViewFlowLayout.minimumLineSpacing": of(\UICollectionViewFlowLayout.minimumLineSpacing),
        "UICollectionViewFlowLayout.scrollDirection": of(\UICollectionViewFlowLayout.scrollDirection),
        "UICollectionViewFlowLayout.sectionInset": of(\UICollectionViewFlowLayout.sectionInset),
    ]
}
