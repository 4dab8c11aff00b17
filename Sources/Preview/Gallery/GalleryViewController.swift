import Transitions
import ViewKit

/// A grid of all built-in transitions, each playing by itself; one of them is selected, and can be opened.
final class GalleryViewController: UIViewController, UIScrollViewDelegate {
    let cells: [GalleryCell]
    /// The index of the cell that keys act on.
    private(set) var selection = 0
    /// The cell that fills the window; nil in the grid.
    private(set) var opened: GalleryCell?
    /// Called with the window that takes touches: that of the opened transition, or nil.
    var whenFrontChanges: (UIWindow?) -> Void = { _ in }
    private let playback = GalleryPlayback()
    private let grid = UIScrollView()
    private let content = UIView()
    private let heading: UILabel
    private let hint = GalleryStyle.label(
        "Transitions to drag, scrub and time. Open one, and press ? for the keys.", size: 16, color: GalleryStyle.text)
    private let ring = UIView()
    /// Covers the grid behind an opened transition.
    private let scrim = UIView()
    private let back = GalleryStyle.label("‹ Gallery", size: 16, weight: .medium, color: GalleryStyle.text)
    private var layout: GalleryLayout
    /// The duration of the fade of a heading, in or out, in seconds.
    private static let fading = 0.18

    /// The gallery of `transitions` under `title`.
    init(_ transitions: [BuiltInTransition], title: String, on stage: Stage) {
        heading = GalleryStyle.label(title, size: 34, weight: .bold, color: GalleryStyle.title)
        layout = GalleryLayout(count: transitions.count, size: stage.screen.size)
        cells = transitions.map { transition in stage.layers.event { GalleryCell(transition, on: stage) } }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = GalleryStyle.background
        ring.isUserInteractionEnabled = false
        ring.layer.borderWidth = 3
        ring.layer.borderColor = GalleryStyle.focus.cgColor
        scrim.backgroundColor = GalleryStyle.background
        scrim.addSubview(back)
        back.alpha = 0
        back.frame = CGRect(x: 28, y: 24, width: 120, height: 24)
        for subview in [heading, hint, ring] + cells { content.addSubview(subview) }
        grid.indicatorStyle = .white
        grid.delegate = self
        grid.addSubview(content)
        view.addSubview(grid)
        // A tap that stops the grid chooses nothing.
        content.addGestureRecognizer(UITapGestureRecognizer(target: self, action: GalleryViewController.handleTap(_:)))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        startPlayback()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        playback.stop()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let next = GalleryLayout(count: cells.count, size: view.bounds.size)
        let isResized = next != layout
        layout = next
        let width = max(0, view.bounds.width - layout.left - 20)
        heading.frame = CGRect(x: layout.left, y: layout.top, width: width, height: 42)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        hint.frame = CGRect(
            x: layout.left, y: layout.top + 46, width: width, height: min(44, hint.sizeThatFits(room).height))
        for (index, cell) in cells.enumerated() { cell.place(layout, index: index, isOpen: cell === opened) }
        content.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: max(layout.contentHeight, view.bounds.height))
        grid.frame = view.bounds
        grid.contentSize = CGSize(width: view.bounds.width, height: layout.contentHeight)
        placeRing()
        if isResized { bringIntoSight(animated: false) }
        if let opened { fillWindow(with: opened) }
    }

    private func placeRing() {
        let thumbnail = cells[selection].thumbnail(layout, index: selection)
        ring.frame = thumbnail.frame.insetBy(dx: -9, dy: -9)
        ring.layer.cornerRadius = thumbnail.radius + 9
    }

    // MARK: Choosing

    /// Selects the cell at `index`, within the ends, and brings it into sight.
    func select(_ index: Int) {
        selection = min(max(0, index), cells.count - 1)
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { placeRing() }
        bringIntoSight(animated: true)
    }

    /// Scrolls as far as the selected cell needs; of one that is higher than the window, its name shows.
    private func bringIntoSight(animated: Bool) {
        let frame = layout.cell(selection)
        let lowest = frame.maxY + 20 - view.bounds.height
        let highest = frame.minY - 20
        let room = max(0, grid.contentSize.height - grid.bounds.height)
        let offset = min(max(0, max(min(grid.contentOffset.y, highest), lowest)), room)
        grid.setContentOffset(CGPoint(x: 0, y: offset), animated: animated)
    }

    /// Brings the header back into sight.
    func scrollToTop() { grid.setContentOffset(.zero, animated: true) }

    /// Selects the cell `rows` below the selected one, or above it, where there is such a row: its last cell where it is
    /// shorter.
    func selectRow(below rows: Int) {
        let index = selection + rows * layout.columns
        let lastRow = (cells.count - 1) / layout.columns
        if index >= 0, index / layout.columns <= lastRow { select(index) }
    }

    /// Points around the way back at which a click is one on it.
    private static let reachOfBack: CGFloat = 16

    func handleTap(_ tap: UITapGestureRecognizer) {
        if opened != nil {
            // A click beside the screen does not leave it by mistake.
            let reach = back.frame.insetBy(dx: -Self.reachOfBack, dy: -Self.reachOfBack)
            if reach.contains(tap.location(in: scrim)) { close() }
            return
        }
        if select(at: tap.location(in: view)) { open() }
    }

    /// Selects the cell at `point` of the window; returns false where there is none.
    @discardableResult func select(at point: CGPoint) -> Bool {
        let place = content.convert(point, from: view)
        guard opened == nil, let index = cells.firstIndex(where: { $0.frame.contains(place) }) else { return false }
        select(index)
        return true
    }

    /// The point of the mouse in the window; nil without one.
    private var mouse: CGPoint?

    /// Highlights the cell at `point` of the window, and no other; nil for none.
    func hover(at point: CGPoint?) {
        mouse = point
        let place = opened == nil ? point.map { content.convert($0, from: nil) } : nil
        for cell in cells { cell.isHovered = place.map(cell.frame.contains) ?? false }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { hover(at: mouse) }

    // MARK: Opening

    /// Opens the selected transition: it goes back to its start, and grows until it fills the window. A grid that still
    /// scrolls stops.
    func open() {
        guard opened == nil, cells.indices.contains(selection) else { return }
        let cell = cells[selection]
        opened = cell
        hover(at: nil)
        grid.setContentOffset(grid.contentOffset, animated: false)
        grid.isScrollEnabled = false
        playback.stop()
        scrim.frame = content.convert(view.bounds, from: view)
        scrim.alpha = 0
        for view in [scrim, cell] { content.addSubview(view) }
        whenFrontChanges(cell.screenWindow)
        cell.scene.returnToStart()
        exchange(headings, for: [back])
        zoom {
            fillWindow(with: cell)
        } completion: {
        }
    }

    private func fillWindow(with cell: GalleryCell) {
        scrim.frame = content.convert(view.bounds, from: view)
        scrim.alpha = 1
        cell.caption.alpha = 0
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        cell.enlargeDevice(layout, around: cell.convert(middle, from: view))
        placeBack(beside: view.convert(cell.device.frame, from: cell))
    }

    /// Shows the way back with its name where that has room beside `device`.
    private func placeBack(beside device: CGRect) {
        back.text = "‹ Gallery"
        if back.frame.minX + back.sizeThatFits(view.bounds.size).width + 8 > device.minX { back.text = "‹" }
    }

    /// Closes the opened transition; one that is scrubbed is released, and runs on in the grid.
    func close() {
        guard let cell = opened else { return }
        opened = nil
        // The grid was stopped where only a part of the cell may show.
        bringIntoSight(animated: false)
        fillWindow(with: cell)
        cell.scene.letGo()
        grid.isScrollEnabled = true
        whenFrontChanges(nil)
        startPlayback()
        exchange([back], for: headings)
        zoom {
            scrim.alpha = 0
            cell.caption.alpha = 1
            cell.returnDevice(layout)
        } completion: { [self] in
            if opened == nil { scrim.removeFromSuperview() }
        }
    }

    private var headings: [UIView] { [heading, hint] }

    /// Fades `leaving` out, and `coming` in only after that: they lie in the same place.
    private func exchange(_ leaving: [UIView], for coming: [UIView]) {
        let duration = UIAccessibility.isReduceMotionEnabled ? 0 : Self.fading
        let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            for view in leaving { view.alpha = 0 }
        }
        UIView.animate(withDuration: duration, delay: duration, options: options) {
            for view in coming { view.alpha = 1 }
        }
    }

    private func zoom(_ changes: () -> Void, completion: @escaping () -> Void) {
        let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.45
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: changes
        ) { _ in completion() }
    }

    // MARK: Playing

    /// Plays the cells that are in sight.
    private func startPlayback() {
        playback.start { [unowned self] in
            cells.filter { $0.frame.intersects(grid.bounds) }
        }
    }

    /// Stops the playback of the thumbnails, so that a caller can set their progress.
    func stopPlayback() { playback.stop() }
}
