import Files
import SwiftSources

/// A file as the compiler gets it: a translated file, or the bytes of it that one of several jobs compiles.
struct CompilationUnit: Hashable, Sendable {
    /// The name in the folder of products.
    let name: String
    /// The file of the project that it stands for, counted from 0.
    let file: Int
    /// The job that compiles it, counted from 0; the others read it.
    let job: Int
    let text: String

    /// The units of `translation`, which is that of `project`.
    ///
    /// Code at the top level, which a file `main.swift` has, is compiled as one.
    static func all(of translation: Translation, of project: SourceProject) -> [CompilationUnit] {
        let names = project.files.map { FilePath($0.path).name }
        let isOne = names.contains(program)
        return zip(names, translation.files).enumerated().flatMap { file, pair -> [CompilationUnit] in
            let (name, translated) = pair
            // Code at the top level is allowed in a file of that name alone.
            let unique = name == program ? name : "\(file)-\(name)"
            if isOne || translated.jobs.isEmpty {
                return [CompilationUnit(name: unique, file: file, job: 0, text: translated.text)]
            }
            return translated.jobs.enumerated().filter { !$1.isEmpty }.map { job, ranges in
                CompilationUnit(
                    name: job == 0 ? unique : "\(job)-\(unique)", file: file, job: job,
                    text: translated.text(in: ranges))
            }
        }
    }

    /// The name of a file with code at the top level.
    static let program = "main.swift"
}
