/// A screen that is a collection; it is data source and delegate of it.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let firstLayout: UICollectionViewLayout

    /// Whether items are deselected when the screen appears; true by default.
    open var clearsSelectionOnViewWillAppear = true

    /// A screen with a collection that `layout` arranges.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        firstLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// A screen of a storyboard; one with a flow of items for other archives.
    public required init?(coder: NSCoder) {
        firstLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        finishDecoding(from: coder, as: UICollectionViewController.self)
    }

    /// Makes the collection.
    open override func loadView() {
        defer {
            if collectionView?.dataSource == nil { collectionView?.dataSource = self }
            if collectionView?.delegate == nil { collectionView?.delegate = self }
        }
        if loadInterfaceView() { return }
        let collection = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = collection
    }

    /// The collection, which is the screen's view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    /// The arrangement of the collection.
    open var collectionViewLayout: UICollectionViewLayout {
        collectionView?.collectionViewLayout ?? firstLayout
    }

    /// Deselects what was selected when the screen was left.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView?.indexPathsForSelectedItems ?? [] {
            collectionView?.deselectItem(at: path, animated: animated)
        }
    }

    // A method that only a subclass implements is called only where the class that conforms has it.

    /// One.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// None.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 0 }

    /// An empty cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// An empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// True.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {}

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {}

    /// True.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// True.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }

    /// Nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Leaves the target where it is.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
