import Testing

@testable import ViewKit

/// Configurations of cells: when they are updated, and what they show.
@MainActor @Suite struct CellConfigurationTests {
    /// Content of the app's own: a box of a height, which notes what it is updated for.
    private struct BoxConfiguration: UIContentConfiguration {
        var height: CGFloat = 70
        var isSelected = false

        func makeContentView() -> any UIView & UIContentView { BoxView(self) }

        func updated(for state: any UIConfigurationState) -> BoxConfiguration {
            var copy = self
            copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
            return copy
        }
    }

    private final class BoxView: UIView, UIContentView {
        var configuration: any UIContentConfiguration { didSet { apply() } }
        private let box = UIView()
        private lazy var height = box.heightAnchor.constraint(equalToConstant: 1)

        init(_ configuration: BoxConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.trailingAnchor.constraint(equalTo: trailingAnchor), height,
            ])
            apply()
        }

        required init?(coder: NSCoder) { nil }

        private func apply() { height.constant = (configuration as? BoxConfiguration)?.height ?? 0 }
    }

    @Test func contentDecidesTheHeight() throws {
        let rig = ConfigurationRig { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = item == "box" ? BoxConfiguration() as any UIContentConfiguration : content
        }
        rig.show(["a", "box", String(repeating: "long text ", count: 20)])
        #expect(rig.cell(0)?.frame.height == 44)
        #expect(rig.cell(1)?.frame == CGRect(x: 0, y: 44, width: 300, height: 70))
        #expect(try #require(rig.cell(2)).frame.height > 100)
        #expect(rig.reports == [])
    }

    @Test func theStateUpdatesContentAndBackground() throws {
        let rig = ConfigurationRig { cell, _ in cell.contentConfiguration = BoxConfiguration() }
        rig.show(["a"])
        let cell = try #require(rig.cell(0))
        let view = cell.contentView.subviews.first
        #expect((cell.contentConfiguration as? BoxConfiguration)?.isSelected == false)
        let plain = cell.backgroundConfiguration?.resolvedBackgroundColor(for: .red)
        rig.tap(100, 20)
        #expect((cell.contentConfiguration as? BoxConfiguration)?.isSelected == true)
        #expect(cell.contentView.subviews.first === view, "the view stays")
        #expect(plain == .systemBackground)
        #expect(cell.backgroundConfiguration?.resolvedBackgroundColor(for: .red) == .systemGray4)
    }

    @Test func whatIsNotAutomaticStays() throws {
        let rig = ConfigurationRig { cell, _ in
            cell.automaticallyUpdatesContentConfiguration = false
            cell.contentConfiguration = BoxConfiguration()
        }
        rig.show(["a"])
        rig.tap(100, 20)
        #expect((rig.cell(0)?.contentConfiguration as? BoxConfiguration)?.isSelected == false)
    }

    @Test func theHandlerIsCalledForEachState() throws {
        var states: [String] = []
        let rig = ConfigurationRig { cell, item in
            cell.configurationUpdateHandler = { cell, state in
                states.append("\(state.isHighlighted ? "h" : "-")\(state.isSelected ? "s" : "-")")
                var content = BoxConfiguration(height: state.isSelected ? 90 : 60)
                content = content.updated(for: state)
                cell.contentConfiguration = content
            }
        }
        rig.show(["a"])
        #expect(states == ["--"])
        rig.tap(100, 20)
        #expect(states == ["--", "h-", "-s"])
        #expect((rig.cell(0)?.contentConfiguration as? BoxConfiguration)?.height == 90)
    }

    private final class StateCell: UITableViewCell {
        static let key = UIConfigurationStateCustomKey("mark")
        var mark = "" { didSet { setNeedsUpdateConfiguration() } }
        var seen: [String] = []

        override var configurationState: UICellConfigurationState {
            var state = super.configurationState
            state[Self.key] = mark
            return state
        }

        override func updateConfiguration(using state: UICellConfigurationState) {
            seen.append((state[Self.key] as? String) ?? "none")
        }
    }

    @Test func aSubclassAddsAValueOfItsOwn() {
        let host = TestHost(size: CGSize(width: 300, height: 100))
        let cell = host.run { StateCell(style: .default, reuseIdentifier: nil) }
        host.show(cell)
        host.run { cell.mark = "b" }
        host.frame(at: 1)
        #expect(cell.seen == ["", "b"])
    }

    @Test func aTableCellHasContentAndBackground() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400))
        let cell = host.run { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
        host.run {
            var content = cell.defaultContentConfiguration()
            #expect(content == .subtitleCell())
            content.text = "Text"
            content.secondaryText = "Second"
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .red
            background.cornerRadius = 8
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
            background.strokeWidth = 1
            cell.backgroundConfiguration = background
            cell.accessoryType = .checkmark
        }
        let height = host.run { cell.selfSizedHeight(forWidth: 300) }
        #expect(height > 50 && height < 70)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: height)
        host.show(cell)
        let ground = try #require(cell.subviews.first as? BackgroundConfigurationView)
        #expect(ground.subviews.first?.frame == CGRect(x: 4, y: 2, width: 292, height: height - 4))
        #expect(ground.subviews.first?.layer.cornerRadius == 8)
        #expect(cell.contentView.subviews.first?.frame.width == 268)
        host.run { cell.setSelected(true, animated: false) }
        #expect(cell.selectedBackgroundView == nil, "the background shows the selection")
        host.run {
            cell.contentConfiguration = nil
            cell.backgroundConfiguration = nil
        }
        #expect(cell.contentView.subviews.isEmpty && !cell.subviews.contains { $0 is BackgroundConfigurationView })
    }

    @Test func aHeaderIsAsHighAsItsContent() {
        let rig = HeaderRig()
        rig.host.show(rig.table)
        let header = rig.host.run { rig.table.headerView(forSection: 0) }
        #expect(header?.frame.height == header?.contentView.subviews.first?.frame.height)
        #expect((30...60).contains(header?.frame.height ?? 0))
    }

    private final class HeaderRig: NSObject, UITableViewDataSource, UITableViewDelegate {
        let host = TestHost(size: CGSize(width: 300, height: 400))
        lazy var table = host.run {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            table.dataSource = self
            table.delegate = self
            return table
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            var content = view?.defaultContentConfiguration()
            content?.text = "General"
            view?.contentConfiguration = content
            return view
        }
    }
}
