import Glibc
import SwiftSources
import ViewKit

/// The user's code, loaded into this process for good.
@MainActor struct LoadedCode {
    private let handle: UnsafeMutableRawPointer

    /// Loads the shared object at `path`.
    init(path: String) throws {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw CodeFailure(problem: "the code cannot be loaded (\(String(cString: dlerror())))")
        }
        self.handle = handle
        StopSignal.setCode(loadedFrom: path)
    }

    /// The object of `entry` for going forward, or for going back.
    func object(of entry: SourceEntry, forward: Bool = true) throws -> AnyObject {
        typealias Maker = @MainActor @convention(c) (Bool) -> UnsafeMutableRawPointer
        let make = unsafeBitCast(try symbol(entry.function, of: entry), to: Maker.self)
        return Unmanaged<AnyObject>.fromOpaque(make(forward)).takeRetainedValue()
    }

    /// The object of `entry`, a driver or a delegate, that is attached to `controller`; nil where it is none for that.
    func object(of entry: SourceEntry, attachedTo controller: UIViewController) throws -> AnyObject? {
        typealias Maker =
            @MainActor @convention(c) (UnsafeMutableRawPointer, Bool) -> UnsafeMutableRawPointer?
        let attach = unsafeBitCast(try symbol(entry.attachFunction, of: entry), to: Maker.self)
        // The way back is what a screen's own gesture begins.
        return attach(Unmanaged.passUnretained(controller).toOpaque(), false).map {
            Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
        }
    }

    /// The function that says whether the gesture of a driver of `entry` drives a transition; nil where the type does not tell.
    func isDriving(of entry: SourceEntry) -> ((AnyObject) -> Bool)? {
        guard let symbol = try? symbol(entry.interactionFunction, of: entry) else { return nil }
        typealias Question = @MainActor @convention(c) (UnsafeMutableRawPointer) -> Bool
        let question = unsafeBitCast(symbol, to: Question.self)
        return { question(Unmanaged.passUnretained($0).toOpaque()) }
    }

    /// The descriptions of own classes that `functions` return; those that an #if leaves out are skipped.
    func interfaceClasses(by functions: [String]) -> [_InterfaceClass] {
        functions.compactMap { name in
            typealias Description = @MainActor @convention(c) () -> UnsafeMutableRawPointer
            guard let symbol = dlsym(handle, name) else { return nil }
            let describe = unsafeBitCast(symbol, to: Description.self)
            return Unmanaged<_InterfaceClass>.fromOpaque(describe()).takeRetainedValue()
        }
    }

    private func symbol(_ name: String?, of entry: SourceEntry) throws -> UnsafeMutableRawPointer {
        if let name, let symbol = dlsym(handle, name) { return symbol }
        throw CodeFailure(problem: "\(entry.name) is not compiled: an #if leaves it out")
    }
}
