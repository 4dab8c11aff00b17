import Foundation
import SwiftSources

/// Reads the `TranslationRequest` in the JSON file that its argument names, and writes the `Translation` as JSON to standard
/// output.
@main enum Translator {
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
        let data = FileManager.default.contents(atPath: CommandLine.arguments.dropFirst().first ?? "") ?? Data()
        let request = try JSONDecoder().decode(TranslationRequest.self, from: data)
        let answer = try JSONEncoder().encode(ProjectTranslation(request.texts).translation)
        try FileHandle.standardOutput.write(contentsOf: answer)
    }
}
