import Files
import Foundation
import LiveKit

extension BundleFiles {
    /// The message about a `language` in which the app has no texts; nil where it has some, or none in any language.
    func message(about language: String, name: String) -> String? {
        let languages = languages
        let names = LaunchLanguage.names(for: language)
        guard !languages.isEmpty, language != LaunchLanguage.standard, !names.contains(where: languages.contains) else {
            return nil
        }
        return "\(name): no texts in \(language); there are \(languages.sorted().joined(separator: ", "))"
    }

    /// Bytes of the largest string catalogue.
    private static let largestCatalogue = 16 << 20

    /// The languages of the localizations and of the string catalogues.
    private var languages: Set<String> {
        var languages = Set(localizations.keys.map { String($0.dropLast(".lproj".count)) }).subtracting(["Base"])
        for (name, path) in resources where name.hasSuffix(".xcstrings") {
            guard let data = try? InputFile(path: path).contents(limit: Self.largestCatalogue),
                let values = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
            else { continue }
            if let source = values["sourceLanguage"] as? String { languages.insert(source) }
            for case let entry as [String: Any] in (values["strings"] as? [String: Any] ?? [:]).values {
                languages.formUnion((entry["localizations"] as? [String: Any] ?? [:]).keys)
            }
        }
        return languages
    }
}
