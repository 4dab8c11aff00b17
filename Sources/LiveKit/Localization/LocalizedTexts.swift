import Foundation
import Synchronization

/// The texts of all bundles in the language of the launch, each table read once.
final class LocalizedTexts: Sendable {
    static let shared = LocalizedTexts()

    private struct Name: Hashable {
        var bundle: String
        var table: String
        var language: String
    }

    private let tables = Mutex<[Name: [StringsTable]]>([:])
    /// The plurals whose formats were given, by which arguments are put into them later.
    private let plurals = Mutex<[PluralText]>([])

    private init() {}

    /// The text for `key` in the table of `bundle`, the nearest language first; nil where there is none.
    func text(_ key: String, in table: String, of bundle: Bundle) -> LocalizedText? {
        tables(named: table, of: bundle).lazy.compactMap { $0.texts[key] }.first
    }

    /// The texts without plurals in the table of `bundle`, by their keys.
    func plainTexts(in table: String, of bundle: Bundle) -> [String: String] {
        var texts: [String: String] = [:]
        for table in tables(named: table, of: bundle) {
            for case (let key, .text(let text)) in table.texts where texts[key] == nil { texts[key] = text }
        }
        return texts
    }

    private func tables(named table: String, of bundle: Bundle) -> [StringsTable] {
        let name = Name(bundle: bundle.bundlePath, table: table, language: LaunchLanguage.current)
        return tables.withLock { tables in
            if let found = tables[name] { return found }
            let found = Self.tables(table, in: bundle)
            tables[name] = found
            return found
        }
    }

    /// The tables called `name` of `bundle`, one for each language that counts.
    private static func tables(_ name: String, in bundle: Bundle) -> [StringsTable] {
        let path = bundle.bundlePath
        var catalogue: [String: Any] = [:]
        if let data = StringsTable.contents("\(path)/\(name).xcstrings") {
            catalogue = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
        }
        let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
        let source = catalogue["sourceLanguage"] as? String ?? region ?? LaunchLanguage.standard
        let languages = [LaunchLanguage.current, source, "Base"].map(LaunchLanguage.names)
        return languages.flatMap { names in
            [StringsTable(catalogue, names: names)]
                + names.map { StringsTable(name, inLocalization: "\(path)/\($0).lproj") }
        }
    }

    /// The format of `plural`, with its number in each variable's name, by which `PluralFormat` finds it.
    func format(of plural: PluralText) -> String {
        let number = plurals.withLock { plurals in
            if let number = plurals.firstIndex(of: plural) { return number }
            plurals.append(plural)
            return plurals.count - 1
        }
        var format = plural.format
        for name in plural.variables.keys {
            format = format.replacingOccurrences(of: "#@\(name)@", with: "#@\(number)|\(name)@")
        }
        return format
    }

    /// The plural of that number, as `format(of:)` counts.
    func plural(_ number: Int) -> PluralText? {
        plurals.withLock { $0.indices.contains(number) ? $0[number] : nil }
    }
}
