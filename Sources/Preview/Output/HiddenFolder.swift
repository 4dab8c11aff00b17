import Files
import Glibc

/// The folders that lie beside a run under hidden names while one run replaces another.
enum HiddenFolder: String, CaseIterable {
    /// The run that is being made.
    case draft
    /// The run that was there before, until the new one is in its place.
    case former

    private static let limit = 1_000

    private func prefix(for name: String) -> String { ".\(String(name.unicodeScalars.prefix(50))).segue-\(rawValue)-" }

    /// A name beside folder `name` in `parent` that nothing has.
    func freeName(for name: String, in parent: Folder) throws(FileError) -> String {
        for number in 1...Self.limit {
            let hidden = prefix(for: name) + String(number)
            if parent.status(of: hidden) == nil { return hidden }
        }
        throw FileError(parent.path(of: name), .system(EEXIST))
    }

    /// A new folder beside folder `name` in `parent`, locked for this process.
    func make(for name: String, in parent: Folder) throws(FileError) -> (name: String, folder: Folder) {
        for _ in 1...Self.limit {
            let hidden = try freeName(for: name, in: parent)
            do throws(FileError) {
                let folder = try Folder.make(hidden, in: parent)
                _ = folder.lock()
                return (hidden, folder)
            } catch {
                // Another process may have taken the name first.
                if error.reason != .system(EEXIST) { throw error }
            }
        }
        throw FileError(parent.path(of: name), .system(EEXIST))
    }

    /// The names of such folders beside folder `name` in `parent` that are runs and that no living process uses.
    func abandoned(for name: String, in parent: Folder) -> [(name: String, folder: Folder)] {
        let start = prefix(for: name)
        return ((try? parent.names()) ?? []).compactMap { hidden in
            guard hidden.hasPrefix(start), Int(hidden.dropFirst(start.count)) != nil,
                let folder = try? Folder(hidden, in: parent), folder.lock(), ExistingRun.isRunAlone(folder)
            else { return nil }
            return (hidden, folder)
        }
    }
}
