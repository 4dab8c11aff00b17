import Testing

@testable import ViewKit

/// Cells that are made of the descriptions in a storyboard or a nib.
@MainActor @Suite struct PrototypeTests {
    private let rig = InterfaceRig()

    init() { rig.library.append(LoggedCell.part) }

    private static let cell = """
        <tableViewCell reuseIdentifier="Cell" id="cell" customClass="Cell">
        <rect key="frame" x="0" y="0" width="200" height="44"/>
        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="200" height="44"/>
        <subviews><label text="Lake" id="name"><rect key="frame" x="8" y="8" width="100" height="20"/></label></subviews>
        </tableViewCellContentView><connections><outlet property="name" destination="name" id="o"/></connections>
        </tableViewCell>
        """

    private func expectTwoCells(_ table: UITableView) throws {
        let cells = rig.host.run {
            (0..<2).map { _ in table.dequeueReusableCell(withIdentifier: "Cell") as? LoggedCell }
        }
        for cell in cells {
            let cell = try #require(cell)
            #expect(cell.name.text == "Lake" && cell.name.superview === cell.contentView)
        }
        #expect(cells[0] !== cells[1] && cells[0]?.name !== cells[1]?.name)
        #expect(rig.faults.isEmpty)
    }

    @Test func eachCellOfAPrototypeIsMadeAnew() throws {
        try rig.addStoryboard([
            """
            <tableViewController id="first"><tableView key="view" dataMode="prototypes" style="plain" id="table">
            <rect key="frame" x="0" y="0" width="200" height="200"/><prototypes>\(Self.cell)</prototypes></tableView>
            </tableViewController>
            """
        ])
        let controller = try #require(rig.initialController() as? UITableViewController)
        try expectTwoCells(rig.host.run { controller.tableView })
    }

    @Test func aCellComesFromItsNib() throws {
        try rig.addNib(Self.cell, named: "CellNib")
        let table = rig.host.run { UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .plain) }
        rig.host.run { table.register(UINib(nibName: "CellNib", bundle: nil), forCellReuseIdentifier: "Cell") }
        try expectTwoCells(table)
    }

    @Test func aNibWithoutACellIsReported() throws {
        try rig.addNib("<view id=\"view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>")
        let table = rig.host.run { UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), style: .plain) }
        rig.host.run {
            table.register(UINib(nibName: "Sample", bundle: nil), forCellReuseIdentifier: "Cell")
            _ = table.dequeueReusableCell(withIdentifier: "Cell")
        }
        #expect(
            rig.faults == [
                "Sample.xib: no object of the nib is a UITableViewCell. Choose that class for its first view."
            ])
    }
}
