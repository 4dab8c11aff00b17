import Files
import Foundation
import SwiftSources

/// Makes code that can be loaded out of Swift files: translates them, and compiles what that gives.
package struct CodeBuilder {
    /// Code that can be loaded.
    package struct Product: Hashable, Sendable {
        /// The shared object.
        package var library: CodeLibrary
        /// The declarations in it that can be opened.
        package var entries: [SourceEntry]
        /// The names of the declarations that are left out, as they need SwiftUI.
        package var leftOut: [LeftOutDeclarations]
        /// The messages of the compiler that are no errors.
        package var warnings: [CompilerMessage]
        /// The user's places for those of the compiled files.
        package var places: SourcePlaces
        /// The symbols of the functions that describe classes to the loader of interface files.
        package var interfaceFunctions: [String]
        /// The storyboards and nibs.
        package var interfaces: [CompiledInterface]
        /// The literals that can be tuned.
        package var numbers: [TunableLiteral]
        /// The number of literals that are not looked up, as they are too many.
        package var omittedNumberCount: Int
        /// The number of literals that are not looked up, as the compiler does not accept that.
        package var fixedNumberCount: Int
    }

    /// The result of a build.
    package enum Outcome: Hashable, Sendable {
        case built(Product)
        /// The errors of the compiler, and the constructs that cannot be translated.
        case failed([CompilerMessage])
        /// It was cancelled.
        case cancelled
    }

    private let toolchain: Toolchain
    private let translator: String
    private let products: ProductFolder
    /// The builds of earlier runs; nil where none are kept.
    private let kept: KeptBuilds?
    /// A translator that was started beforehand.
    private var waitingTranslator: ChildProcess?
    private var version = 0
    /// The libraries that were built and may still be held.
    private var libraries: [HeldLibrary] = []

    /// The literals that are not looked up.
    private var fixedNumbers = FixedNumbers()

    /// The last build, whose code is used again where only interface files have changed.
    private var last: (project: SourceProject, library: CodeLibrary, record: KeptBuilds.Record)?

    /// A builder that leaves its products in the folder of `products`; throws where the translator is missing.
    ///
    /// With the path of the `program` that loads them, builds are kept for later runs of it.
    package init(_ toolchain: Toolchain, products: ProductFolder, program: String? = nil) throws(LiveCodeError) {
        guard let translator = toolchain.translator else {
            throw LiveCodeError(
                place: toolchain.compiler, problem: "this program was built by a toolchain without SwiftSyntax",
                remedy: "build it with a toolchain from swift.org")
        }
        self.toolchain = toolchain
        self.translator = translator
        self.products = products
        kept = program.map { KeptBuilds(in: products.cache, for: $0, by: toolchain) }
    }

    /// Builds the next version of `project`; the product of the version before stays.
    ///
    /// `isCancelled` is asked meanwhile, and ends the build; once it says so it has to go on saying so.
    package mutating func build(
        _ project: SourceProject, isCancelled: () -> Bool = { false }
    ) throws(LiveCodeError) -> Outcome {
        version += 1
        let library = "libVersion\(version).so"
        if let record = products.take(project, as: library, from: kept) {
            let units = CompilationUnit.all(of: record.translation, of: project)
            return .built(product(library, of: project, record, units))
        }
        if let last, last.project.hasCode(of: project), products.link(FilePath(last.library.path).name, as: library) {
            return try build(project, as: library, withRecord: last.record, isCancelled)
        }
        return try compile(project, as: library, isCancelled)
    }

    /// Compiles `project` as `library`; literals whose look-ups the compiler may not accept stay as they are then.
    private mutating func compile(
        _ project: SourceProject, as library: String, _ isCancelled: () -> Bool
    ) throws(LiveCodeError) -> Outcome {
        let fixedBefore = fixedNumbers
        while true {
            let keys = fixedNumbers.keys(in: project)
            guard let translation = try translate(project, isCancelled, fixedNumbers: keys) else { return .cancelled }
            let problems = Self.messages(of: translation.problems, in: project)
            if !problems.isEmpty { return .failed(problems) }
            let units = CompilationUnit.all(of: translation, of: project)
            let result = try compile(units, of: project, translatedAs: translation, as: library, isCancelled)
            guard let result else { return .cancelled }
            if result.isBuilt {
                let warnings =
                    result.messages.messages + Self.messages(of: translation.warnings, in: project, as: .warning)
                let record = KeptBuilds.Record(translation: translation, warnings: warnings)
                kept?.keep(project, products.path(of: library), record)
                return .built(product(library, of: project, record, units))
            }
            let errors = result.messages.errors
            let suspects = FixedNumbers.suspects(among: translation, for: errors, in: project)
            guard !suspects.isEmpty else {
                // The errors are the user's: none went away with the look-ups.
                fixedNumbers = fixedBefore
                let unknown = CompilerMessage(severity: .error, text: result.output, line: "")
                return .failed(errors.isEmpty ? [unknown] : result.messages.messages)
            }
            fixedNumbers.insert(suspects, of: project)
        }
    }

    /// The result of compiling files once.
    private struct Compilation {
        var isBuilt: Bool
        var messages: CompilerMessages
        /// The output of the compiler and the linker.
        var output: String
    }

    /// Compiles and links `units` as `library`; nil once `isCancelled` says so.
    private mutating func compile(
        _ units: [CompilationUnit], of project: SourceProject, translatedAs translation: Translation,
        as library: String, _ isCancelled: () -> Bool
    ) throws(LiveCodeError) -> Compilation? {
        if translation.importsCombine, toolchain.combine == nil {
            throw LiveCodeError(
                place: FilePath(translator).folder + "/libCombine.so",
                problem: "Combine's library is missing, which the code imports",
                remedy: "build it with scripts/build, or install this program again")
        }
        for unit in units { try products.write(Data(unit.text.utf8), as: unit.name) }
        var output = ""
        var isBuilt = true
        for steps in toolchain.steps(
            compiling: units, in: products.path, as: "Version\(version)", by: project.settings,
            with: translation.importsCombine ? toolchain.combine : nil, into: products.path(of: library))
        where isBuilt {
            for result in try run(steps, isCancelled) {
                output += String(decoding: result.errors, as: UTF8.self)
                output += String(decoding: result.output, as: UTF8.self)
                if result.status != 0 { isBuilt = false }
                if result.status == nil { output += "the compiler was killed; save the file again to have it compiled" }
            }
            if isCancelled() { return nil }
        }
        let messages = CompilerMessages(
            output, about: units, in: products.path, of: project, translatedAs: translation)
        // The compiler and the linker do not say that it is about their products, or crash.
        let isAboutFiles = messages.errors.contains { $0.path != nil }
        let problem = isBuilt || isAboutFiles ? nil : products.problem(in: output)
        removeFiles(except: library)
        if let problem { throw problem }
        return Compilation(isBuilt: isBuilt, messages: messages, output: output)
    }

    /// The build of `project` as `library`, whose code is that of the build with `record`: only interface files have changed.
    private mutating func build(
        _ project: SourceProject, as library: String, withRecord record: KeptBuilds.Record, _ isCancelled: () -> Bool
    ) throws(LiveCodeError) -> Outcome {
        guard let translation = try translate(project, isCancelled, withCode: false) else { return .cancelled }
        let problems = Self.messages(of: translation.problems, in: project)
        if !problems.isEmpty { return .failed(problems) }
        var record = record
        record.translation.interfaces = translation.interfaces
        let own = record.warnings.filter { $0.path?.hasSuffix(".swift") ?? true }
        record.warnings = own + Self.messages(of: translation.warnings, in: project, as: .warning)
        removeFiles(except: library)
        kept?.keep(project, products.path(of: library), record)
        let units = CompilationUnit.all(of: record.translation, of: project)
        return .built(product(library, of: project, record, units))
    }

    /// The product `library`, which was made of the `units` of `project`, as `record` says.
    private mutating func product(
        _ library: String, of project: SourceProject, _ record: KeptBuilds.Record, _ units: [CompilationUnit]
    ) -> Product {
        let built = CodeLibrary(path: products.path(of: library))
        libraries.append(HeldLibrary(built))
        last = (project, built, record)
        let translation = record.translation
        return Product(
            library: built, entries: translation.entries, leftOut: translation.leftOut,
            warnings: record.warnings, places: SourcePlaces(units, of: project, translatedAs: translation),
            interfaceFunctions: translation.interfaceFunctions, interfaces: translation.interfaces,
            numbers: translation.numbers, omittedNumberCount: translation.omittedNumberCount,
            fixedNumberCount: translation.fixedNumberCount)
    }

    /// A library as long as it is held.
    private struct HeldLibrary {
        private(set) weak var library: CodeLibrary?

        init(_ library: CodeLibrary) { self.library = library }
    }

    /// Removes the files in the folder of products but `library` and those that are held.
    private mutating func removeFiles(except library: String) {
        libraries.removeAll { $0.library == nil }
        let held = libraries.compactMap(\.library).map { FilePath($0.path).name }
        products.removeFiles(except: Set(held + [library]))
    }

    /// The translation of `project`, or of its interface files alone; nil once `isCancelled` says so.
    private mutating func translate(
        _ project: SourceProject, _ isCancelled: () -> Bool, withCode: Bool = true,
        fixedNumbers: Set<TunableLiteral.Key> = []
    ) throws(LiveCodeError) -> Translation? {
        let request = TranslationRequest(
            texts: withCode ? project.files.map(\.text) : [], conditions: project.settings.conditions,
            modules: project.settings.modules, assets: project.settings.assets, interfaces: project.interfaces,
            fixedNumbers: fixedNumbers, absentNames: project.settings.absentNames)
        let place = translator
        do {
            try products.write(JSONEncoder().encode(request), as: "request.json")
            let path = products.path(of: "request.json")
            var result = try takeWaitingTranslator()?.finish(input: path, isCancelled: isCancelled)
            // One that was ended while it waited is replaced.
            if result?.status != 0, !isCancelled() {
                result = try ChildProcess(translator, arguments: []).finish(input: path, isCancelled: isCancelled)
            }
            guard let result, !isCancelled() else { return nil }
            let translation = try JSONDecoder().decode(Translation.self, from: result.output)
            return withCode ? translation : translation.countingInterfaces(from: project.files.count)
        } catch let error as LiveCodeError {
            throw error
        } catch let error as FileError {
            throw LiveCodeError(error, remedy: "check that it can be run")
        } catch {
            throw LiveCodeError(
                place: place, problem: "the translator gave no answer", remedy: "install this program again")
        }
    }

    private mutating func takeWaitingTranslator() -> ChildProcess? {
        defer { waitingTranslator = nil }
        return waitingTranslator
    }

    /// Starts the translator of the next build, so that it has less to do then.
    package mutating func prepare() {
        if waitingTranslator == nil { waitingTranslator = try? ChildProcess(translator, arguments: []) }
    }

    /// Runs `steps` at the same time, and waits for all of them.
    private func run(
        _ steps: [Toolchain.Step], _ isCancelled: () -> Bool
    ) throws(LiveCodeError) -> [ProcessResult] {
        do throws(FileError) {
            var processes: [ChildProcess] = []
            for step in steps { processes.append(try ChildProcess(step.program, arguments: step.arguments)) }
            var results: [ProcessResult] = []
            for process in processes { results.append(try process.finish(isCancelled: isCancelled)) }
            return results
        } catch {
            throw LiveCodeError(error, remedy: "check that it can be run")
        }
    }

    private static func messages(
        of problems: [SourceProblem], in project: SourceProject, as severity: CompilerMessage.Severity = .error
    ) -> [CompilerMessage] {
        problems.map { problem in
            let number = problem.file - project.files.count
            if number >= 0 {
                return CompilerMessage(
                    severity: severity, text: problem.message, path: project.interfaces[number].path,
                    position: problem.position, line: "")
            }
            let file = project.files[problem.file]
            return CompilerMessage(
                severity: severity, text: problem.message, path: file.path, position: problem.position,
                line: problem.position.line(in: file.text))
        }
    }
}

extension Translation {
    /// The translation with its problems, which are about interface files alone, counted from `count` on.
    fileprivate func countingInterfaces(from count: Int) -> Translation {
        var translation = self
        for number in problems.indices { translation.problems[number].file += count }
        for number in warnings.indices { translation.warnings[number].file += count }
        return translation
    }
}
