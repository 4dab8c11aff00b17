import Foundation
import LiveCode
import SwiftSources
import Synchronization
import TestSupport
import Transitions
import ViewKit

@testable import Preview

/// Versions that run in this process: no compiler, no time that passes by itself.
@MainActor final class InProcessVersions: TestVersions {
    /// The maker of the children, which behave as the next one is told to.
    @MainActor final class Children: CodeChildren {
        let clock = InProcessChild.Clock()
        var behaviour: VersionBehaviour
        var worksBeside = false
        var isKnown = true
        private(set) var all: [InProcessChild] = []

        init(_ behaviour: VersionBehaviour) { self.behaviour = behaviour }

        func makeChild(preparesStock: Bool) throws -> any CodeChild {
            let child = try InProcessChild(clock: clock, makeScene: InProcessVersions.scene)
            child.behaviour = behaviour
            child.worksBeside = worksBeside
            child.isKnown = isKnown
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

    let first = InProcessVersions.version("first")
    let project: CodeProject
    private let made: Children
    private let saved = Builds()
    private let folder: TemporaryFolder

    init(_ behaviour: VersionBehaviour) throws {
        made = Children(behaviour)
        folder = try TemporaryFolder()
        try folder.write("import UIKit\n", to: "Reveal.swift")
        project = try CodeProject(
            [folder.path("Reveal.swift")], options: CodeProject.Options(), environment: MachineEnvironment())
    }

    /// The version called `name`; those that differ in what stands behind an apostrophe have the same code, with other assets.
    private static func version(_ name: String) -> CodeVersion {
        CodeVersion(
            library: CodeLibrary(path: name),
            entries: [
                SourceEntry(kind: .animator, name: "Reveal", file: 0, position: SourcePosition(line: 1, column: 1))
            ],
            screens: [], companions: [], leftOut: [], interfaceProblems: [], places: SourcePlaces(),
            digest: String(name.prefix { $0 != "'" }), usesBundle: false,
            fileNames: ["Reveal.swift"], interfaceFunctions: [], interfaces: [], numbers: numbers(name),
            texts: ["Reveal.swift": "x = 0"])
    }

    private static func numbers(_ name: String) -> TunableNumbers {
        var numbers = TunableNumbers()
        guard name != fixedVersion else { return numbers }
        let id = TunableNumber.ID(
            path: "Reveal.swift", function: "Reveal.animateTransition(using:)", call: "origin", name: numberName,
            ordinal: 0)
        numbers.numbers = [
            TunableNumber(
                id: id, kind: .offset, position: SourcePosition(line: 1, column: 5), literal: "0", literalValue: 0,
                offsets: 4..<5, index: 0)
        ]
        return numbers
    }

    private static func scene(of launch: CodeLaunch, on stage: Stage) throws -> any ScrubbableScene {
        guard launch.library != brokenVersion else { throw CodeFailure(problem: "it cannot be shown") }
        guard launch.library != tickingVersion else { return PreviewScene(TickingViewController(), on: stage) }
        guard launch.library != typingVersion else { return PreviewScene(TypingViewController(), on: stage) }
        return TransitionScene(
            .stock(named: "Reveal", screens: .list, style: .push) { (_: Bool) in
                SlideAnimator(end: launch.numbers[0] ?? 0)
            }, on: stage)
    }

    var children: any CodeChildren { made }
    var builds: (any VersionBuilds)? { saved }
    var clock: InProcessChild.Clock { made.clock }

    /// The children that were launched, in order.
    var launched: [InProcessChild] { made.all.filter { $0.messageCount > 0 } }

    /// Whether other threads of the children work while theirs wait.
    var worksBeside: Bool {
        get { made.worksBeside }
        set { made.worksBeside = newValue }
    }

    /// Whether the system tells of the children what they do.
    var isKnown: Bool {
        get { made.isKnown }
        set { made.isKnown = newValue }
    }

    /// Has the children answer as `behaviour` says that are made from now on.
    func setFollowing(_ behaviour: VersionBehaviour) { made.behaviour = behaviour }

    /// Has the child that is started beforehand, and those after it, answer as `behaviour` says.
    func setNext(_ behaviour: VersionBehaviour) {
        made.behaviour = behaviour
        made.all.last { $0.messageCount == 0 }?.behaviour = behaviour
    }

    var counts: (launched: Int, ended: Int) { (launched.count, launched.count(where: \.isEnded)) }

    func save(_ name: String?) {
        saved.next.withLock {
            $0 =
                name.map { .success(Self.version($0)) }
                ?? .failure(PreviewError(place: "Reveal.swift:3:4", problem: "error: no", remedy: "mend it"))
        }
    }

    func setBehaviour(_ behaviour: VersionBehaviour) { launched.last?.behaviour = behaviour }

    func passRefresh() { clock.time += 1.0 / 60 }
}
