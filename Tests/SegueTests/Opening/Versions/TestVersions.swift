@testable import Preview

/// The versions of a test: their saves, what they run in, and how they behave.
@MainActor protocol TestVersions: AnyObject {
    /// The first version, called "first".
    var first: CodeVersion { get }
    /// The maker of the children in which they run.
    var children: any CodeChildren { get }
    /// The builds of the versions that are saved; nil for those of the project's files.
    var builds: (any VersionBuilds)? { get }
    /// The project of the files.
    var project: CodeProject { get }
    /// The number of versions that were launched, and of those among them that have ended.
    var counts: (launched: Int, ended: Int) { get }

    /// Saves the version called `name`; nil for one that does not compile.
    func save(_ name: String?) throws

    /// Has the version that runs behave so from the next frame on.
    func setBehaviour(_ behaviour: VersionBehaviour) throws

    /// Lets a refresh of the display go by.
    func passRefresh()
}

/// The name of a number of all versions, whose literal is 0.
let numberName = "origin.x"

/// The name of a version without that number.
let fixedVersion = "fixed"

/// The name of a version that cannot show its code.
let brokenVersion = "broken"

/// The name of a version that wants frames all the time.
let tickingVersion = "ticking"

/// The name of a version whose text field has the keyboard.
let typingVersion = "typing"

/// The course of the answers of a version.
enum VersionBehaviour: Equatable {
    /// Each comes at once.
    case prompt
    /// Each comes after so many seconds, in which the thread is in a state and gets nothing of the processor.
    case late(Double, ProcessStatistics.State)
    /// None comes, and the thread has a processor for itself.
    case looping
    /// It has ended.
    case ended
    /// It answers the launch, and ends by what it is sent then.
    case endedByInput
    /// It answers the launch, and waits at what it is sent then.
    case waitingAtInput
}

/// The forms in which a test's versions run.
enum VersionForm: CaseIterable {
    /// On stages of this process, by a clock that the test moves.
    case inProcess
    /// Compiled, in processes of their own.
    case spawned
}
