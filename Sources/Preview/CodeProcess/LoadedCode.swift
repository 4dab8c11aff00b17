import Glibc
import SwiftSources

/// The user's code, loaded into this process for good.
@MainActor struct LoadedCode {
    private let handle: UnsafeMutableRawPointer

    /// Loads the shared object at `path`.
    init(path: String) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw CodeFailure(problem: "it cannot be loaded (\(String(cString: dlerror())))")
        }
        self.handle = handle
    }

    /// The object of `entry` for going forward, or for going back.
    func object(of entry: SourceEntry, forward: Bool = true) throws -> AnyObject {
        guard let function = entry.function, let symbol = dlsym(handle, function) else {
            throw CodeFailure(problem: "\(entry.name) is not compiled: an #if leaves it out")
        }
        typealias Maker = @MainActor @convention(c) (Bool) -> UnsafeMutableRawPointer
        let make = unsafeBitCast(symbol, to: Maker.self)
        return Unmanaged<AnyObject>.fromOpaque(make(forward)).takeRetainedValue()
    }
}
