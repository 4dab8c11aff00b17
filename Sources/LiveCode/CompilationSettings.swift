import SwiftSources

/// The way in which files are compiled, as their project says.
package struct CompilationSettings: Hashable, Sendable {
    /// The flags that hold, besides `DEBUG`.
    package var conditions: [String] = []
    /// The names of the modules of which the files are: they are compiled as one, and import each other without effect.
    package var modules: [String] = []
    /// The assets for which the code has symbols.
    package var assets = AssetNames()
    /// Names that are not here, and what stands for each in messages: code that needs them is left out. Empty where the errors
    /// of the compiler are wanted.
    package var absentNames: [String: String] = [:]

    package init() {}
}
