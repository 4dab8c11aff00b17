import Foundation
import LiveCode
import LiveKit
import Recorder
import SwiftSources
import Transitions

/// Code of the user's as the subject of a command: it is opened, rendered or measured.
package struct CodeSubject: Sendable {
    let project: CodeProject
    /// The first version; nil where it does not compile.
    let version: CodeVersion?
    /// The errors of the first version; nil where it compiles.
    let errors: (any Error & Sendable)?
    /// The chosen entry of the first version; nil without one.
    private(set) var entry: SourceEntry?
    /// Gets each line that the code writes.
    let forward: @Sendable (String) -> Void
    /// Gets messages of several lines, such as the compiler's.
    let complain: @Sendable (String) -> Void
    /// The sources of the first version, or the reason for which they could not be read.
    let sources: Result<SourceProject, PreviewError>
    /// The style of the stock screens; nil for the one that fits the code.
    private(set) var style: StockStyle?
    /// Whether all entries are shown, to choose from.
    private(set) var isGallery = false

    /// Compiles the files of `project`; `forward` gets each line that the code writes, and `complain` messages of several
    /// lines.
    ///
    /// Throws for an unknown entry, and where the run is interrupted. Other errors are kept: a window stays open until they are mended.
    package init(
        _ project: CodeProject, forward: @escaping @Sendable (String) -> Void,
        complain: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(PreviewError) {
        var sources = Result { () throws(PreviewError) in try project.sources() }
        let version: Result<CodeVersion, any Error & Sendable>
        do {
            let compiled = try Interruption.whileHeard {
                try project.compile(sources.get()) { _ in Interruption.isAskedFor }
            }
            guard let compiled else { throw CancellationError() }
            sources = .success(compiled.sources)
            version = compiled.version
        } catch {
            version = .failure(error)
        }
        if case .failure(let error) = version, error is CancellationError {
            throw PreviewError(
                place: project.name, problem: "the run was interrupted while the code was compiled",
                remedy: "run the command again")
        }
        try self.init(project, sources: sources, version: version, forward: forward, complain: complain)
    }

    /// The subject of the first `version` of the files of `project`, compiled from `sources`.
    init(
        _ project: CodeProject, sources: Result<SourceProject, PreviewError>,
        version: Result<CodeVersion, any Error & Sendable>, forward: @escaping @Sendable (String) -> Void,
        complain: @escaping @Sendable (String) -> Void
    ) throws(PreviewError) {
        self.project = project
        style = project.options.style
        self.sources = sources
        self.forward = forward
        self.complain = complain
        switch version {
        case .success(let version):
            self.version = version
            errors = nil
            entry = try project.entry(of: version)
        case .failure(let error):
            self.version = nil
            errors = error
            entry = nil
        }
    }

    /// The same in a window: all entries to choose from, where there are several and none is chosen.
    func inWindow() -> CodeSubject {
        var subject = self
        subject.isGallery = project.options.entry == nil && (version?.entries.count ?? 0) > 1
        return subject
    }

    /// Returns a copy that shows `entry`, one of the first version's.
    func showing(_ entry: SourceEntry) -> CodeSubject {
        var subject = self
        subject.entry = entry
        return subject
    }

    /// Returns a copy whose stock screens come in `style`.
    func presented(as style: StockStyle) -> CodeSubject {
        var subject = self
        subject.style = style
        return subject
    }

    /// The first version; throws its errors.
    var compiled: (version: CodeVersion, entry: SourceEntry) {
        get throws {
            if let version, let entry { return (version, entry) }
            throw errors ?? PreviewError(place: name, problem: "not compiled yet", remedy: "run the command again")
        }
    }

    /// The choices of the command line, with the style.
    var stock: CodeProject.Options {
        var options = project.options
        options.style = style
        return options
    }

    /// The files for the record of a run; nil where they do not compile.
    var source: RunSource? {
        guard let version, let entry else { return nil }
        return source(of: version, entry, stock)
    }

    /// The files for the record of a run of `version` that shows `entry` on the stock screens of `options`.
    func source(of version: CodeVersion, _ entry: SourceEntry, _ options: CodeProject.Options) -> RunSource {
        var source = RunSource(paths: project.paths, entry: entry.name, digest: version.digest)
        source.target = options.target
        source.language = options.language == LaunchLanguage.standard ? nil : options.language
        source.isAlone = options.isAlone ? true : nil
        guard entry.showsStockScreens else { return source }
        source.screens = options.screens.rawValue
        source.style = options.style?.rawValue
        return source
    }

    /// The name in file names and reports: the entry's, without what a file name cannot have everywhere.
    var name: String {
        let title = isGallery ? project.name : entry?.name ?? project.name
        let words = title.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        return words.isEmpty ? "preview" : words.joined(separator: "-")
    }

    /// The maker of the processes for its versions.
    @MainActor var spawnedChildren: SpawnedChildren {
        let name = name
        return SpawnedChildren(products: project.products) { [forward] in forward("\(name): \($0)") }
    }

    /// The screen that the preview's traits ask for; a phone's otherwise.
    @MainActor var screenSize: CGSize {
        if isGallery { return GalleryScene.screenSize }
        return entry?.screenSize ?? BuiltInTransition.phoneSize
    }
}
