import LiveCode
import SwiftSources

/// One compiled version of the user's files.
struct CodeVersion: Sendable {
    /// The path of the shared object.
    let library: String
    /// The entries that can be opened: previews and apps, or without any the bare transitions.
    let entries: [SourceEntry]
    /// The entries that can be shown beside each other: an app fills the window.
    var galleryEntries: [SourceEntry] { entries.filter { $0.kind != .application && $0.kind != .scene } }
    /// The delegates of an app's scenes.
    let sceneDelegates: [SourceEntry]
    /// The user's places for those of the compiled files.
    let places: SourcePlaces
    /// A number that is equal for equal sources.
    let digest: String
}
