import Foundation
import Glibc
import LiveCode
import TestSupport

@testable import Preview

/// Versions that are compiled, and run in processes of their own.
///
/// Each is a transition that writes down its process, and looks in every frame at a file that says how it behaves.
@MainActor final class SpawnedVersions: TestVersions {
    let first: CodeVersion
    let project: CodeProject
    let children: any CodeChildren
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("state"), withIntermediateDirectories: true)
        try folder.write(Self.text("first", state: folder.path("state")), to: "Reveal.swift")
        let segue = SegueProcess.products.appending(path: "segue").path
        let environment = MachineEnvironment(executable: segue, cacheFolder: folder.path("cache"))
        let path = folder.path("Reveal.swift")
        project = try CodeProject([path], options: CodeProject.Options(), environment: environment)
        let version = try project.compile(project.sources())?.version.get()
        guard let version else { throw CancellationError() }
        first = version
        children = SpawnedChildren(program: segue, products: project.products) { _ in }
    }

    var builds: (any VersionBuilds)? { nil }

    private static func text(_ name: String, state: String) -> String {
        """
        import UIKit

        private let name = "\(name)"

        final class Reveal: NSObject, UIViewControllerAnimatedTransitioning {
            private static let link: CADisplayLink = {
                \(name == brokenVersion ? "fatalError(\"it cannot be shown\")" : "")
                try? "".write(toFile: "\(state)/\\(getpid())", atomically: false, encoding: .utf8)
                let link = CADisplayLink(target: Course(), selector: #selector(Course.look))
                link.add(to: .main, forMode: .common)
                return link
            }()

            override init() { _ = Self.link }

            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let view = context.view(forKey: .to) else { return }
                context.containerView.addSubview(view)
                view.frame.origin.x = context.containerView.bounds.width
                UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
                    view.frame.origin.x = \(name == fixedVersion ? "-view.frame.minX * 0" : "0")
                } completion: { _ in
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }

        final class Course: NSObject {
            private func course() -> String {
                (try? String(contentsOfFile: "\(state)/course", encoding: .utf8)) ?? ""
            }

            @objc func look() {
                switch course() {
                case "looping": while true {}
                case "waiting": while course() == "waiting" { usleep(10_000) }
                case "stopped": raise(SIGSTOP)
                case "ended": exit(3)
                default: break
                }
            }
        }

        """
    }

    /// The processes that the versions wrote down.
    private var processes: [pid_t] { ((try? folder.names("state")) ?? []).compactMap(pid_t.init) }

    var counts: (launched: Int, ended: Int) {
        let all = processes
        return (all.count, all.count { kill($0, 0) == -1 })
    }

    func save(_ name: String?) throws {
        try write(.prompt)
        let text = Self.text(name ?? "", state: folder.path("state"))
        try folder.write(name == nil ? text + "let number: Int = word\n" : text, to: "Reveal.swift")
    }

    func setBehaviour(_ behaviour: VersionBehaviour) throws {
        try write(behaviour)
        if behaviour == .prompt { processes.forEach { kill($0, SIGCONT) } }
    }

    private func write(_ behaviour: VersionBehaviour) throws {
        switch behaviour {
        case .prompt: try folder.write("", to: "state/course")
        case .looping: try folder.write("looping", to: "state/course")
        case .ended, .endedByInput: try folder.write("ended", to: "state/course")
        case .waitingAtInput: try folder.write("waiting", to: "state/course")
        case .late(_, let state): try folder.write(state == .stopped ? "stopped" : "waiting", to: "state/course")
        }
    }

    /// The text of the file.
    var savedText: String { get throws { try folder.text("Reveal.swift") } }

    /// Removes what the program has in the cache.
    func emptyCache() throws { try FileManager.default.removeItem(atPath: folder.path("cache/segue")) }

    /// A poll of nothing: the time of a refresh.
    func passRefresh() { poll(nil, 0, 1000 / 60) }
}
