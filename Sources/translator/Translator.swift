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
        // The parser goes as deep as the files are nested.
        let worker = Thread {
            do {
                try translate()
                exit(0)
            } catch {
                FileHandle.standardError.write(Data("segue-translator: \(error)\n".utf8))
                exit(1)
            }
        }
        worker.stackSize = 512 << 20
        worker.start()
        while true { pause() }
    }

    private static func translate() throws {
        // The first use of the parser and of JSON takes longer than all others.
        _ = try JSONEncoder().encode(ProjectTranslation([warmUp]).translation)
        let path = try FileHandle.standardInput.readToEnd() ?? Data()
        let data = FileManager.default.contents(atPath: String(decoding: path, as: UTF8.self)) ?? Data()
        let request = try JSONDecoder().decode(TranslationRequest.self, from: data)
        let answer = try JSONEncoder().encode(ProjectTranslation(request.texts).translation)
        try FileHandle.standardOutput.write(contentsOf: answer)
    }
}
