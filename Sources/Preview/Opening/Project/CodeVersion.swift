import LiveCode
import SwiftSources

/// One compiled version of the user's files.
struct CodeVersion: Sendable {
    /// The path of the shared object.
    let library: String
    /// The entries that can be opened: previews and apps, or without any the bare transitions.
    let entries: [SourceEntry]
    /// The entries that belong to those: delegates of an app's scenes, and drivers.
    let companions: [SourceEntry]
    /// The user's places for those of the compiled files.
    let places: SourcePlaces
    /// A number that is equal for equal sources.
    let digest: String
    /// Whether the code may ask for files of the app's bundle by their names.
    let usesBundle: Bool
}
