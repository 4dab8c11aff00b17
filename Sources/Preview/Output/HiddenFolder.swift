import Files
import Glibc

/// The folders that lie beside a run under hidden names while one run replaces another.
enum HiddenFolder: String, CaseIterable {
    /// The run that is being made.
    case draft
    /// The run that was there before, until the new one is in its place.
    case former
    /// A run that is being removed; it is never given back, since parts of it may be gone.
    case removed

    private static let limit = 1_000

    /// Bytes of a name that leave room for the remainder of a hidden one.
    private static let longestName = 200

    private func prefix(for name: String) -> String {
        guard name.utf8.count > Self.longestName else { return ".\(name).segue-\(rawValue)-" }
        // FNV-1a: names that begin alike have different folders, the same ones in every run.
        let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return ".\(String(name.unicodeScalars.prefix(40)))-\(String(hash, radix: 16)).segue-\(rawValue)-"
    }

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
                // Another process that looks for abandoned folders has it for a moment, and may remove the folder.
                folder.lockWhenFree()
                if try parent.status(of: hidden)?.identity == folder.identity() { return (hidden, folder) }
            } catch {
                // Another process may have taken the name first.
                if error.reason != .system(EEXIST) { throw error }
            }
        }
        throw FileError(parent.path(of: name), .system(EEXIST))
    }

    /// The folders beside folder `name` in `parent` that hold nothing but a run, and that no living process uses; those that
    /// hold nothing of a run yet are removed.
    func abandoned(for name: String, in parent: Folder) -> [(name: String, folder: Folder)] {
        unused(for: name, in: parent).compactMap { hidden, folder in
            switch ExistingRun.content(of: folder) {
            case .run: return (hidden, folder)
            case .nothing: _ = ExistingRun.remove(hidden, folder, from: parent)
            case .foreign: break
            }
            return nil
        }
    }

    /// The folders beside folder `name` in `parent` that no living process uses, whatever they hold; each is locked.
    func unused(for name: String, in parent: Folder) -> [(name: String, folder: Folder)] {
        let start = prefix(for: name).utf8
        return ((try? parent.names()) ?? []).compactMap { hidden in
            // Bytes: to strings, names that differ in their composition are the same.
            guard hidden.utf8.starts(with: start),
                let number = String(hidden.utf8.dropFirst(start.count)), DraftFile.isNumber(number[...]),
                let folder = try? Folder(hidden, in: parent), folder.lock()
            else { return nil }
            return (hidden, folder)
        }
    }
}
