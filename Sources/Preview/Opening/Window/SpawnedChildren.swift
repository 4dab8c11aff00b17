import LiveCode
import SDLPlatform

/// The maker of processes for the versions of one subject.
struct SpawnedChildren: CodeChildren {
    /// The path of the program that is started: this one, but for tests.
    var program = MachineEnvironment.runningProgram
    /// The folder in which each launch has one of its own.
    let products: ProductFolder
    /// Gets the lines that the code writes.
    let forward: @Sendable (String) -> Void

    func makeChild(preparesStock: Bool) throws -> any CodeChild {
        try SpawnedChild(program, in: products, preparesStock: preparesStock, forward: forward)
    }

    func now() -> Double { MonotonicTime.now() }
}
