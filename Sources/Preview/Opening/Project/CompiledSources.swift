import LiveCode

/// Sources that were compiled, with the siblings that they needed, and what came of it.
struct CompiledSources: Sendable {
    let sources: SourceProject
    /// The version; or the errors of the compiler, files that cannot be read, nothing that can be opened.
    let version: Result<CodeVersion, any Error & Sendable>
}
