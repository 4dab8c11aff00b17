@testable import ViewKit

/// Steps of a row of `Snapshots.tsv`, separated by semicolons; `<` stands for before, `>` for after, or for the section that
/// items go into.
struct SnapshotScript {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

    let steps: String

    /// Returns the snapshot after all steps; nil for a step that is unknown.
    func snapshot() -> Snapshot? {
        var snapshot = Snapshot()
        for step in steps.split(separator: ";") {
            let words = step.split(separator: " ").map(String.init)
            guard let verb = words.first else { return nil }
            let sign = words.firstIndex { $0 == "<" || $0 == ">" }
            let names = Array(words[1..<(sign ?? words.count)])
            let other = sign.map { words[$0 + 1] }
            guard apply(verb, names, isBefore: sign.map { words[$0] == "<" } ?? false, other, to: &snapshot) else {
                return nil
            }
        }
        return snapshot
    }

    private func apply(
        _ verb: String, _ names: [String], isBefore: Bool, _ other: String?, to snapshot: inout Snapshot
    ) -> Bool {
        switch (verb, other) {
        case ("sections", _): snapshot.appendSections(names)
        case ("sectionsBefore", _): snapshot.insertSections(Array(names.dropFirst()), beforeSection: names[0])
        case ("sectionsAfter", _): snapshot.insertSections(Array(names.dropFirst()), afterSection: names[0])
        case ("append", let section): snapshot.appendItems(names, toSection: section)
        case ("insert", let other?):
            if isBefore {
                snapshot.insertItems(names, beforeItem: other)
            } else {
                snapshot.insertItems(names, afterItem: other)
            }
        case ("move", let other?):
            if isBefore {
                snapshot.moveItem(names[0], beforeItem: other)
            } else {
                snapshot.moveItem(names[0], afterItem: other)
            }
        case ("moveSection", let other?):
            if isBefore {
                snapshot.moveSection(names[0], beforeSection: other)
            } else {
                snapshot.moveSection(names[0], afterSection: other)
            }
        default: return mark(verb, names, in: &snapshot)
        }
        return true
    }

    private func mark(_ verb: String, _ names: [String], in snapshot: inout Snapshot) -> Bool {
        switch verb {
        case "delete": snapshot.deleteItems(names)
        case "deleteAll": snapshot.deleteAllItems()
        case "deleteSections": snapshot.deleteSections(names)
        case "reload": snapshot.reloadItems(names)
        case "reconfigure": snapshot.reconfigureItems(names)
        case "reloadSections": snapshot.reloadSections(names)
        default: return false
        }
        return true
    }

    /// A text of a snapshot: sections with their items, `!` after what is reloaded, `~` after what is configured again.
    static func text(of snapshot: Snapshot) -> String {
        snapshot.sectionIdentifiers.map { section in
            let items = snapshot.itemIdentifiers(inSection: section).map { item in
                item + (snapshot.reloadedItemIdentifiers.contains(item) ? "!" : "")
                    + (snapshot.reconfiguredItemIdentifiers.contains(item) ? "~" : "")
            }
            return section + (snapshot.reloadedSectionIdentifiers.contains(section) ? "!" : "") + ":"
                + items.joined(separator: " ")
        }.joined(separator: " | ")
    }
}
