import Files
import Foundation

/// An Xcode workspace: the paths of what it holds.
enum XcodeWorkspace {
    private static let largest = 4 << 20

    /// The paths of the projects and folders in the workspace at `path`; throws where it cannot be read.
    static func paths(at path: String) throws(LiveCodeError) -> [String] {
        let file = path + "/contents.xcworkspacedata"
        let text: String
        do throws(FileError) { text = try InputFile(path: file).text(limit: largest) } catch {
            throw LiveCodeError(error, remedy: "name the project in it, or the folder of the Swift files")
        }
        let own = FilePath(path).folder
        var groups: [String] = [own]
        var paths: [String] = []
        for tag in text.split(separator: "<").dropFirst() {
            if tag.hasPrefix("/Group") {
                if groups.count > 1 { groups.removeLast() }
                continue
            }
            let isGroup = tag.hasPrefix("Group")
            guard isGroup || tag.hasPrefix("FileRef") else { continue }
            let found = location(in: tag).map { self.path($0, in: groups.last ?? own, of: own) } ?? groups.last ?? own
            if isGroup { groups.append(found) } else { paths.append(found) }
        }
        return paths
    }

    /// The value of the attribute `location` of `tag`; nil where it has none.
    private static func location(in tag: Substring) -> String? {
        guard let name = tag.range(of: "location"), let start = tag[name.upperBound...].firstIndex(of: "\"") else {
            return nil
        }
        let value = tag[tag.index(after: start)...]
        return value.firstIndex(of: "\"").map { String(value[..<$0]).replacing("&amp;", with: "&") }
    }

    private static func path(_ location: String, in group: String, of folder: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return group }
        switch parts[0] {
        case "absolute": return parts[1]
        case "container", "self": return folder + "/" + parts[1]
        default: return parts[1].isEmpty ? group : group + "/" + parts[1]
        }
    }
}
