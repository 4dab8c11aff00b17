import ViewKit

/// The panel of the numbers in the code of a transition: they are changed while it runs, and kept in its files.
final class NumbersViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// Called with a number and the value that the user set.
    var onChange: (TunableNumber, Double) -> Void = { _, _ in }
    /// Called when a change that went on has ended.
    var onEnd: () -> Void = {}
    /// Called with a number whose line is to be opened in an editor.
    var onOpen: (TunableNumber) -> Void = { _ in }
    /// Called when the last change is to be undone.
    var onUndo: () -> Void = {}
    /// Called when all numbers are to have the values in the files.
    var onReset: () -> Void = {}
    /// Called when the files are to have the values.
    var onKeep: () -> Void = {}
    /// Called when the lines with the values are to be copied.
    var onCopy: () -> Void = {}
    /// The numbers.
    var numbers = TunableNumbers() { didSet { if numbers != oldValue { showNumbers(after: oldValue) } } }
    /// Whether there is a change to undo.
    var canUndo = false { didSet { undo.isEnabled = canUndo } }

    private let figures = WorkbenchStyle.label("", WorkbenchStyle.body, WorkbenchStyle.detail)
    private let undo = UIButton(configuration: .gray())
    private let reset = UIButton(configuration: .gray())
    private let keep = UIButton(configuration: .filled())
    private let copy = UIButton(configuration: .gray())
    private let table = UITableView(frame: .zero, style: .plain)
    /// The numbers of each function, in their order.
    private var sections: [(title: String, numbers: Range<Int>)] = []
    private static let cell = "number"
    private static let headerHeight = 24.0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = WorkbenchStyle.background
        figures.numberOfLines = 3
        table.backgroundColor = WorkbenchStyle.background
        table.register(NumberCell.self, forCellReuseIdentifier: Self.cell)
        table.rowHeight = NumberCell.height
        table.sectionHeaderHeight = Self.headerHeight
        table.separatorStyle = .none
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        table.delegate = self
        for (button, title) in [(undo, "Undo"), (reset, "Reset"), (copy, "Copy"), (keep, "Keep")] {
            button.configuration?.title = title
            button.configuration?.buttonSize = .small
        }
        undo.addAction(UIAction { [unowned self] _ in onUndo() }, for: .primaryActionTriggered)
        reset.addAction(UIAction { [unowned self] _ in onReset() }, for: .primaryActionTriggered)
        copy.addAction(UIAction { [unowned self] _ in onCopy() }, for: .primaryActionTriggered)
        keep.addAction(UIAction { [unowned self] _ in onKeep() }, for: .primaryActionTriggered)
        for subview in [figures, undo, reset, copy, keep, table] { view.addSubview(subview) }
        undo.isEnabled = canUndo
        showNumbers(after: nil)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margin = WorkbenchStyle.margin
        let width = max(0, view.bounds.width - 2 * margin)
        let height = figures.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        figures.frame = CGRect(x: margin, y: 6, width: width, height: height)
        let buttonWidth = max(0, (width - 24) / 4)
        for (index, button) in [undo, reset, copy, keep].enumerated() {
            button.frame = CGRect(
                x: margin + Double(index) * (buttonWidth + 8), y: figures.frame.maxY + 8, width: buttonWidth,
                height: 30)
        }
        let top = keep.frame.maxY + 8
        table.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    }

    /// The rows that show.
    var cells: [NumberCell] { table.visibleCells.compactMap { $0 as? NumberCell } }

    /// The middles of the buttons, in the window, in points.
    var placesOfButtons: (keep: CGPoint, undo: CGPoint, reset: CGPoint, copy: CGPoint) {
        func place(_ button: UIButton) -> CGPoint {
            button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        }
        return (place(keep), place(undo), place(reset), place(copy))
    }

    // MARK: Numbers

    private func showNumbers(after former: TunableNumbers?) {
        guard isViewLoaded else { return }
        let tuned = numbers.numbers.count(where: \.isTuned)
        reset.isEnabled = tuned > 0
        copy.isEnabled = tuned > 0
        keep.isEnabled = tuned > 0
        figures.text = text(tuned)
        if former?.numbers.map(\.id) == numbers.numbers.map(\.id) {
            for cell in cells {
                if let path = table.indexPath(for: cell) { cell.show(number(at: path)) }
            }
        } else {
            sections = Self.sections(of: numbers.numbers)
            table.reloadData()
        }
        view.setNeedsLayout()
    }

    private func text(_ tuned: Int) -> String {
        if let note = numbers.note { return note }
        guard !numbers.numbers.isEmpty else {
            return "no numbers that stand directly in a known argument, such as withDuration: 0.3"
        }
        let count = numbers.numbers.count
        let omitted = numbers.omittedCount > 0 ? ", \(numbers.omittedCount) more left out" : ""
        let state = numbers.isPending ? ", starting with them" : tuned > 0 ? ", \(tuned) not kept" : ""
        return (count == 1 ? "1 number" : "\(count) numbers") + omitted + state
    }

    private static func sections(of numbers: [TunableNumber]) -> [(title: String, numbers: Range<Int>)] {
        let isOneFile = Set(numbers.map(\.id.path)).count == 1
        var sections: [(title: String, numbers: Range<Int>)] = []
        for (index, number) in numbers.enumerated() {
            let isNext =
                index > 0 && numbers[index - 1].id.function == number.id.function
                && numbers[index - 1].id.path == number.id.path
            if isNext, let last = sections.popLast() {
                sections.append((last.title, last.numbers.lowerBound..<index + 1))
            } else {
                let file = isOneFile ? "" : " — " + (number.id.path.split(separator: "/").last.map(String.init) ?? "")
                sections.append((number.id.function + file, index..<index + 1))
            }
        }
        return sections
    }

    private func number(at path: IndexPath) -> TunableNumber {
        numbers.numbers[sections[path.section].numbers.lowerBound + path.row]
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].numbers.count
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: Self.headerHeight))
        header.backgroundColor = WorkbenchStyle.background
        let label = WorkbenchStyle.label(sections[section].title, WorkbenchStyle.heading, WorkbenchStyle.text)
        label.lineBreakMode = .byTruncatingMiddle
        label.frame = header.bounds.insetBy(dx: WorkbenchStyle.margin, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        header.addSubview(label)
        return header
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        guard let cell = cell as? NumberCell else { return cell }
        cell.show(number(at: indexPath))
        cell.onChange = { [unowned self, unowned cell] value in
            if let number = cell.number { onChange(number, value) }
        }
        cell.onEnd = { [unowned self] in onEnd() }
        cell.onOpen = { [unowned self, unowned cell] in cell.number.map(onOpen) }
        return cell
    }
}
