import Files
import Foundation
import SDLPlatform

/// The frame of the last window of each kind, in a file that outlives the program.
///
/// A file that cannot be read counts as empty, and where none can be written nothing is remembered.
struct WindowMemory {
    private let folder: String

    /// The memory in `folder`; nil for a place without one.
    init?(folder: String?) {
        guard let folder else { return nil }
        self.folder = folder
    }

    private static let name = "windows.json"
    /// The largest file that is read, in bytes.
    private static let sizeLimit = 1 << 16

    private var frames: [String: WindowFrame] {
        guard let data = try? Folder(path: folder).contents(of: Self.name, limit: Self.sizeLimit) else { return [:] }
        return (try? JSONDecoder().decode([String: WindowFrame].self, from: data)) ?? [:]
    }

    /// The frame of the last window of `kind`; nil for the first one.
    func frame(of kind: String) -> WindowFrame? { frames[kind] }

    /// Keeps `frame` for the next window of `kind`.
    func remember(_ frame: WindowFrame, of kind: String) {
        var frames = frames
        if frames[kind] == frame { return }
        frames[kind] = frame
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        guard let data = try? encoder.encode(frames) else { return }
        try? Folder.make(path: folder).replace(Self.name, with: data)
    }
}
