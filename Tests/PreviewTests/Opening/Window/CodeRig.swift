import Foundation
import LayerTree
import LiveCode
import SDLPlatform
import SwiftSources
import Synchronization
import TestSupport
import Transitions
import ViewKit

@testable import Preview

/// The window's side of opened code, whose versions run in this process: no compiler, no time that passes by itself.
@MainActor final class CodeRig {
    /// The maker of the children, which behave as the next one is told to.
    @MainActor private final class Children: CodeChildren {
        let clock = InProcessChild.Clock()
        var behaviour = InProcessChild.Behaviour.prompt
        private(set) var all: [InProcessChild] = []

        func makeChild(preparesStock: Bool) throws -> any CodeChild {
            let child = try InProcessChild(clock: clock, makeScene: CodeRig.scene)
            child.behaviour = behaviour
            all.append(child)
            return child
        }

        func now() -> Double { clock.time }
    }

    /// The builds that the test makes.
    private final class Builds: VersionBuilds {
        let next = Mutex<Result<CodeVersion, any Error>?>(nil)

        func take() -> Result<CodeVersion, any Error>? { next.withLock { $0.take() } }
        func end() {}
    }

    /// A version that cannot show its code, by its name.
    static let broken = "broken"

    let stage: CodeStage
    private(set) var reports: [String] = []
    private let children = Children()
    private let builds = Builds()
    private let folder: TemporaryFolder
    private var frameCount = 0

    /// A stage of the version "first", live as in a window or not, whose child answers as `behaviour` says.
    init(isLive: Bool = true, _ behaviour: InProcessChild.Behaviour = .prompt) throws {
        folder = try TemporaryFolder()
        try folder.write("import UIKit\n", to: "Reveal.swift")
        let project = try CodeProject(
            [folder.path("Reveal.swift")], options: CodeProject.Options(), environment: MachineEnvironment())
        let code = try CodeSubject(
            project, sources: project.sourcesResult, version: .success(Self.version("first")), forward: { _ in },
            complain: { _ in })
        var plan = try RunPlan(.code(code), options: RunOptions(), isHeadless: true)
        plan.isLive = isLive
        children.behaviour = behaviour
        stage = try CodeStage(code, plan: plan, on: plan.screen, children: children, builds: builds)
        stage.onReport = { [weak self] in self?.reports.append($0) }
    }

    static func version(_ name: String) -> CodeVersion {
        CodeVersion(
            library: name,
            entries: [
                SourceEntry(kind: .animator, name: "Reveal", file: 0, position: SourcePosition(line: 1, column: 1))
            ],
            companions: [], places: SourcePlaces(), digest: name, usesBundle: false)
    }

    private static func scene(of launch: CodeLaunch, on stage: Stage) throws -> any ScrubbableScene {
        guard launch.library != broken else { throw CodeFailure(problem: "it cannot be shown") }
        guard case .transition(let push) = try Subject(named: "push") else { throw CodeFailure(problem: "no push") }
        return TransitionScene(push, on: stage)
    }

    /// The machine's time.
    var time: Double { children.clock.time }

    /// The child of the version that runs: the newest that was launched.
    var current: InProcessChild? { launched.last }

    /// The children that were launched, in order.
    var launched: [InProcessChild] { children.all.filter { $0.messageCount > 0 } }

    /// Has the child that is started beforehand, and those after it, answer as `behaviour` says.
    func setNext(_ behaviour: InProcessChild.Behaviour) {
        children.behaviour = behaviour
        children.all.last { $0.messageCount == 0 }?.behaviour = behaviour
    }

    /// Saves the version called `name`; nil for one that does not compile.
    func save(_ name: String?) {
        builds.next.withLock {
            $0 =
                name.map { .success(Self.version($0)) }
                ?? .failure(PreviewError(place: "Reveal.swift:3:4", problem: "error: no", remedy: "mend it"))
        }
    }

    /// Runs the loop of the window for so many refreshes of the display; `input` comes before each.
    func run(_ count: Int = 1, input: () -> Void = {}) throws {
        for _ in 0..<count {
            children.clock.time += 1.0 / 60
            frameCount += 1
            let tick = FrameTick(timestamp: Double(frameCount) / 60, targetTimestamp: Double(frameCount + 1) / 60)
            stage.begin(tick)
            stage.performMainThreadWork()
            input()
            if stage.wantsFrames { try stage.frame(tick, input: {}, stageDidEnd: { _, _ in }) }
        }
    }
}

extension CodeProject {
    fileprivate var sourcesResult: Result<SourceProject, PreviewError> {
        Result { () throws(PreviewError) in try sources() }
    }
}
