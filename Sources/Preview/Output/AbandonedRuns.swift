import Files

/// The hidden folders that runs left beside a folder when they were killed.
struct AbandonedRuns {
    private let name: String
    private let parent: Folder

    /// Those beside folder `name` in `parent`.
    init(of name: String, in parent: Folder) {
        self.name = name
        self.parent = parent
    }

    /// Gives back the run that was moved away, where its place is empty; everything else stays, and `report` gets where it
    /// is, one message a call.
    func recover(report: (String) -> Void) {
        finishRemovals()
        let path = parent.path(of: name)
        for (former, _) in HiddenFolder.former.abandoned(for: name, in: parent) {
            if (try? parent.moveFolder(former, to: parent, as: name)) != nil {
                report("\(path): the earlier run is back; the run that was to replace it was killed")
            } else {
                report(
                    "\(parent.path(of: former)): the run that was at \(path) before; "
                        + "remove it if you do not need it")
            }
        }
        for (draft, _) in HiddenFolder.draft.abandoned(for: name, in: parent) {
            let draftPath = parent.path(of: draft)
            report(
                "\(draftPath): a recording that was killed before it could replace \(path); "
                    + "make its reports with segue report \(draftPath), or remove it")
        }
    }

    /// Removes the drafts: runs of a script, which can be made again.
    func remove() {
        finishRemovals()
        for (draft, folder) in HiddenFolder.draft.abandoned(for: name, in: parent) {
            _ = ExistingRun.discard(draft, folder, of: name, in: parent)
        }
    }

    /// Removes the remainder of the runs that were being removed.
    private func finishRemovals() {
        for (removed, folder) in HiddenFolder.removed.abandoned(for: name, in: parent) {
            _ = ExistingRun.remove(removed, folder, from: parent)
        }
    }
}
