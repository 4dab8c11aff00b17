import Foundation
import ViewKit

/// The panel of all animations of a transition on a time axis: a row for each property of a layer, and a playhead that is
/// dragged.
final class TimelineViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Called while the playhead is dragged, with the progress, 0 to 1.
    var onScrub: (Double) -> Void = { _ in }
    /// Called with the row that was selected; nil for none.
    var onSelect: (AnimationRow?) -> Void = { _ in }
    /// Called with a row whose animations are to be hidden, or to show again.
    var onMute: (AnimationRow.Identity, Bool) -> Void = { _, _ in }
    /// The animations; nil before the first.
    var timeline: AnimationTimeline? {
        didSet {
            if timeline != oldValue {
                showTimeline(isOther: timeline?.rows.map(\.identity) != oldValue?.rows.map(\.identity))
            }
        }
    }
    /// The moments of the transition, and the progress that shows.
    var moments = TimelineMoments() { didSet { if moments != oldValue { showMoments() } } }

    private let heading = WorkbenchStyle.label("Timeline", WorkbenchStyle.heading, WorkbenchStyle.text)
    private let figures = WorkbenchStyle.label("", WorkbenchStyle.body, WorkbenchStyle.detail)
    private let ruler = TimelineRulerView(frame: .zero)
    private let table = UITableView(frame: .zero, style: .plain)
    private let playhead = UIView()
    private let knob = UIView()
    private let hint = WorkbenchStyle.label(
        "Drag, play or scrub a transition: its animations show here.", WorkbenchStyle.body, WorkbenchStyle.detail)
    private var selection: AnimationRow.Identity?
    private static let cell = "row"
    private static let headerHeight = 24.0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = WorkbenchStyle.background
        table.backgroundColor = WorkbenchStyle.background
        table.register(TimelineCell.self, forCellReuseIdentifier: Self.cell)
        table.rowHeight = TimelineCell.height
        table.separatorStyle = .none
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        table.delegate = self
        for mark in [playhead, knob] {
            mark.backgroundColor = WorkbenchStyle.accent
            mark.isUserInteractionEnabled = false
        }
        knob.layer.cornerRadius = 5
        hint.textAlignment = .center
        for subview in [table, heading, figures, ruler, playhead, knob, hint] { view.addSubview(subview) }
        let pan = UILongPressGestureRecognizer(target: self, action: TimelineViewController.handleDrag(_:))
        pan.minimumPressDuration = 0
        ruler.addGestureRecognizer(pan)
        showTimeline(isOther: true)
        showMoments()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let margin = WorkbenchStyle.margin
        heading.frame = CGRect(x: margin, y: 0, width: 80, height: Self.headerHeight)
        figures.frame = CGRect(x: margin, y: Self.headerHeight - 4, width: nameWidth - margin, height: 16)
        ruler.frame = CGRect(
            x: nameWidth, y: 2, width: max(0, size.width - nameWidth - margin),
            height: TimelineRulerView.height)
        let top = Self.headerHeight + 14
        table.frame = CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
        hint.frame = CGRect(x: 0, y: top + 12, width: size.width, height: 20)
        showAxis()
    }

    /// The frame of the ruler in the window, in points.
    var frameOfRuler: CGRect { ruler.convert(ruler.bounds, to: nil) }

    /// The rows that show.
    var cells: [TimelineCell] { table.visibleCells.compactMap { $0 as? TimelineCell } }

    /// The width of the names of rows, in points.
    private var nameWidth: Double { TimelineCell.nameWidth(in: view.bounds.width) }

    // MARK: The axis

    /// The length of the transition, or of what moves without one, in seconds.
    private var length: Double { timeline?.duration ?? 0 }

    /// The axis of the bars: the transition, and what goes on after it, as far as it ends soon.
    private var axis: TimelineAxis { TimelineAxis(duration: max(length, latestEnd), width: ruler.frame.width) }

    /// The latest end of a bar that is not much longer than the transition, in seconds.
    private var latestEnd = 0.0

    private func measure() {
        let limit = 4 * max(length, 0.25)
        latestEnd = timeline?.rows.lazy.flatMap(\.bars).map(\.end).filter { $0 < limit }.max() ?? 0
    }

    private func showAxis() {
        ruler.axis = axis
        ruler.length = length
        for case let cell as TimelineCell in table.visibleCells {
            if let path = table.indexPath(for: cell) { fill(cell, at: path.row) }
        }
        showPlayhead()
    }

    private func showPlayhead() {
        guard isViewLoaded, let progress = moments.progress, timeline?.rows.isEmpty == false else {
            playhead.isHidden = true
            knob.isHidden = true
            return
        }
        playhead.isHidden = false
        knob.isHidden = false
        let x = nameWidth + min(max(axis.x(progress * length), 0), ruler.frame.width)
        playhead.frame = CGRect(
            x: x - 0.5, y: ruler.frame.maxY - 8, width: 1, height: max(0, view.bounds.height - ruler.frame.maxY + 8))
        knob.frame = CGRect(x: x - 5, y: ruler.frame.maxY - 12, width: 10, height: 10)
    }

    func handleDrag(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began || press.state == .changed, length > 0, axis.width > 0 else { return }
        onScrub(min(1, axis.seconds(at: press.location(in: ruler).x) / length))
    }

    // MARK: Rows

    private func showTimeline(isOther: Bool) {
        guard isViewLoaded else { return }
        measure()
        hint.isHidden = timeline?.rows.isEmpty == false
        if isOther {
            table.reloadData()
            if let selection, let row = timeline?.rows.firstIndex(where: { $0.identity == selection }) {
                table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
        }
        showAxis()
        showFigures()
        // A row that is gone is outlined no longer.
        if selection != nil { onSelect(selected) }
    }

    private func showMoments() {
        guard isViewLoaded else { return }
        ruler.moments = moments.withoutProgress
        showPlayhead()
        showFigures()
    }

    /// The row that is selected; nil for none.
    private var selected: AnimationRow? {
        selection.flatMap { identity in timeline?.rows.first { $0.identity == identity } }
    }

    /// Shows the value of the selected row at the playhead, else the number of rows and the length.
    private func showFigures() {
        guard let timeline, !timeline.rows.isEmpty else { return figures.text = "" }
        if let selected {
            figures.text = TimelineValue(selected, at: (moments.progress ?? 0) * length).text
            return
        }
        let rows = timeline.rows.count == 1 ? "1 row" : "\(timeline.rows.count) rows"
        let omitted = timeline.omittedRows > 0 ? ", \(timeline.omittedRows) more" : ""
        figures.text = "\(rows)\(omitted), " + String(format: "%.2f s", length)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { timeline?.rows.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        if let cell = cell as? TimelineCell { fill(cell, at: indexPath.row) }
        return cell
    }

    private func fill(_ cell: TimelineCell, at index: Int) {
        guard let rows = timeline?.rows, rows.indices.contains(index) else { return }
        let row = rows[index]
        let isFirst = index == 0 || rows[index - 1].layer != row.layer
        cell.show(row, isFirst: isFirst, on: axis)
        cell.onEye = { [unowned self] in onMute(row.identity, $0) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let identity = timeline?.rows[indexPath.row].identity
        // A second tap takes the selection back.
        selection = identity == selection ? nil : identity
        if selection == nil { tableView.deselectRow(at: indexPath, animated: false) }
        showFigures()
        onSelect(selected)
    }
}
