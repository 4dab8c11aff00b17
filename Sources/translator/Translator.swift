import Foundation
import SwiftSources

/// Reads the `TranslationRequest` in the JSON file whose path is the text of standard input, and writes the `Translation` as
/// JSON to standard output.
///
/// It may be started before there is a request, and then answers sooner.
@main enum Translator {
    /// A text with the constructs that most files have.
    private static let warmUp = """
        import UIKit
        final class Screen: UIViewController {
            @objc func tap(_ sender: UITapGestureRecognizer) { print(#selector(tap(_:))) }
        }
        #Preview { Screen() }
        """

    static func main() {
        // The parser goes as deep as the files are nested: as much stack as there is, and at last that of this thread.
        var size = largestStack
        while size >= leastStack {
            if let thread = startThread(stackSize: size) { pthread_join(thread, nil) }
            size /= 4
        }
        answer()
    }

    /// Bytes of the stacks that are tried, from the largest on.
    private static let largestStack = 512 << 20
    private static let leastStack = 1 << 20

    /// Starts a thread that answers and ends the program; nil where memory is limited to less than its stack.
    private static func startThread(stackSize: Int) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        var thread = pthread_t()
        let code = pthread_create(&thread, &attributes, { _ in Translator.answer() }, nil)
        return code == 0 ? thread : nil
    }

    /// Translates, and ends the program.
    private static func answer() -> Never {
        do {
            try translate()
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("segue-translator: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func translate() throws {
        // The first use of the parser and of JSON takes longer than all others.
        _ = try JSONEncoder().encode(ProjectTranslation([warmUp]).translation)
        let path = try FileHandle.standardInput.readToEnd() ?? Data()
        let data = FileManager.default.contents(atPath: String(decoding: path, as: UTF8.self)) ?? Data()
        let request = try JSONDecoder().decode(TranslationRequest.self, from: data)
        let translation = BuildCondition.$flags.withValue(Set(request.conditions).union(["DEBUG"])) {
            BuildCondition.$ownModules.withValue(Set(request.modules)) {
                ProjectTranslation(
                    request.texts, assets: request.assets, interfaces: request.interfaces,
                    fixedNumbers: request.fixedNumbers, absentNames: request.absentNames
                ).translation
            }
        }
        let answer = try JSONEncoder().encode(translation)
        try FileHandle.standardOutput.write(contentsOf: answer)
    }
}
