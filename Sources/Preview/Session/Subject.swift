import Files
import Foundation
import Transitions

/// The subject of a command: it is opened, rendered or measured.
@MainActor package enum Subject {
    /// All built-in transitions, to choose from.
    case gallery
    case transition(BuiltInTransition)
    case workload(WorkloadKind)
    /// Code of the user's, which runs in a process of its own.
    case code(CodeSubject)

    /// The gallery, or the built-in transition or workload of that name; an unknown one is wrong usage, and the error lists the names.
    package init(named name: String) throws(PreviewError) {
        if name == Self.gallery.name {
            self = .gallery
        } else if let transition = BuiltInTransition.named(name) {
            self = .transition(transition)
        } else if let workload = WorkloadKind(rawValue: name) {
            self = .workload(workload)
        } else {
            let workloads = WorkloadKind.allCases.map(\.rawValue)
            let isWorkload = NearestNames(to: name, among: Self.names).names.contains(where: workloads.contains)
            let files = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
            throw .unknown(
                isWorkload ? "workload" : "transition", name, among: Self.names,
                or: files.filter { $0.hasSuffix(".swift") })
        }
    }

    /// The names of all that comes with the program.
    package static var names: [String] {
        [gallery.name] + BuiltInTransition.all.map(\.name) + WorkloadKind.allCases.map(\.rawValue)
    }

    /// The name on the command line; for code of the user's, the name in file names and reports.
    package var name: String {
        switch self {
        case .gallery: "gallery"
        case .transition(let transition): transition.name
        case .workload(let kind): kind.rawValue
        case .code(let code): code.name
        }
    }

    /// The name in a window's title: that of galleries for a built-in transition.
    var title: String { if case .transition(let transition) = self { transition.title } else { name } }

    /// The files that are compiled with those of the user's that were named, in words; nil for none.
    var siblings: String? { if case .code(let code) = self { code.project.siblingTitle } else { nil } }

    /// The name by which what belongs to it alone is remembered: the paths of files, else its name.
    var memoryName: String {
        if case .code(let code) = self { code.project.paths.joined(separator: "\n") } else { name }
    }

    /// The kind of window that it opens in: those of one kind and one size of the screen remember one frame. Files have a window
    /// of their own.
    var windowKind: String { "\(kindName) \(Int(defaultSize.width))x\(Int(defaultSize.height))" }

    private var kindName: String {
        switch self {
        case .gallery: "gallery"
        case .transition: "transition"
        case .workload: "workload"
        case .code(let code): "file \(code.project.paths.map { FilePath.resolved($0) ?? $0 }.joined(separator: " "))"
        }
    }

    /// Whether it runs on the screen of a device, whose size a display does not change.
    var isDevice: Bool { if case .gallery = self { false } else { true } }

    /// Whether a device may be chosen for it: it is neither a workload nor a gallery.
    var runsOnOneDevice: Bool {
        switch self {
        case .transition: true
        case .gallery, .workload: false
        case .code(let code): !code.isGallery
        }
    }

    /// The same subject in a window.
    var inWindow: Subject {
        if case .code(let code) = self { .code(code.inWindow()) } else { self }
    }

    /// Whether it is, or may become, a transition of the user's without screens of its own.
    var mayShowStockScreens: Bool {
        guard case .code(let code) = self else { return false }
        return code.version?.entries.contains(where: \.showsStockScreens) ?? true
    }

    /// The name of the gesture that shows it without a display: for code of the user's, swipes in all directions.
    var gestureName: String {
        if case .code = self { "swipes" } else { name }
    }

    /// The screen that it is made for, in points: a phone's, or that of the gallery and the workloads.
    package var defaultSize: CGSize {
        switch self {
        case .transition: BuiltInTransition.phoneSize
        case .gallery, .workload: GalleryScene.screenSize
        case .code(let code): code.screenSize
        }
    }
}
