import Testing

@testable import LiveKit

/// Texts of a bundle with two languages, plurals and a string catalogue.
///
/// One suite, as the language is that of the process.
@Suite(.serialized) struct LocalizedTextsTests {
    private let bundle: Bundle

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Vectors/Texts.app")
        bundle = try #require(Bundle(path: folder.path))
    }

    private func inLanguage<Result>(_ identifier: String, _ body: () throws -> Result) rethrows -> Result {
        LaunchLanguage.current = identifier
        defer { LaunchLanguage.current = LaunchLanguage.standard }
        return try body()
    }

    private func text(_ key: String, _ language: String, table: String? = nil) -> String {
        inLanguage(language) { bundle.localizedString(forKey: key, value: nil, table: table) }
    }

    /// A key, a language, and the text.
    @Test(arguments: [
        ("hello", "en", "Hi \"you\"\n"), ("hello", "de", "Hallo \"du\"\n"), ("hello", "de-AT", "Hallo \"du\"\n"),
        ("hello", "fr", "Hi \"you\"\n"), ("only.en", "de", "English alone"), ("base", "de", "Base alone"),
        ("none", "de", "none"),
    ])
    func aTextIsThatOfTheNearestLanguage(_ key: String, _ language: String, _ expected: String) {
        #expect(text(key, language) == expected)
    }

    @Test func aTableIsNamed() {
        #expect(text("hello", "de", table: "Other") == "Andere Tabelle")
        #expect(text("Open", "de", table: "Catalogue") == "Öffnen")
        #expect(text("Open", "en", table: "Catalogue") == "Open")
        #expect(text("device", "en", table: "Catalogue") == "Your iPhone")
        #expect(NSLocalizedString("none", bundle: bundle, value: "other words", comment: "") == "other words")
    }

    /// Numbers, a language, and the text of `files`.
    @Test(arguments: [
        (0, 1, "en", "no files in a folder, x"), (1, 2, "en", "1 file in 2 folders, x"),
        (5, 1, "en", "5 files in a folder, x"), (1, 1, "ru", "1 файл"), (3, 1, "ru", "3 файла"),
        (5, 1, "ru", "5 файлов"), (21, 1, "ru", "21 файл"),
    ])
    func aPluralGoesByTheRulesOfTheLanguage(_ files: Int, _ folders: Int, _ language: String, _ expected: String) {
        inLanguage(language) {
            let format = bundle.localizedString(forKey: "files", value: nil, table: nil)
            #expect(String.localizedStringWithFormat(format, files, folders, "x") == expected)
            #expect(String(plurals: format, locale: nil, [files, folders, "x"]) == expected)
        }
    }

    /// Numbers, a language, and the text of `birds`.
    @Test(arguments: [(1, "en", "1 bird"), (2, "en", "2 birds"), (1, "de", "1 Vogel"), (0, "de-CH", "0 Vögel")])
    func aCatalogueHasPlurals(_ birds: Int, _ language: String, _ expected: String) {
        inLanguage(language) {
            #expect(String(localized: "\(birds) birds", table: "Catalogue", bundle: bundle) == expected)
        }
    }

    @Test func aLiteralIsAKeyAndItsValues() {
        let seen = String(localized: "\(2) of \(7) seen by \("Ann")", table: "Catalogue", bundle: bundle)
        #expect(seen == "Ann saw 2 birds")
        #expect(String(localized: "\("Tea") costs \(2.5)", table: "Catalogue", bundle: bundle) == "Tea costs 2.500000")
        #expect(String(localized: "100% \(1)", bundle: bundle) == "100% 1")
        #expect(String(localized: "100%", bundle: bundle) == "100%")
        #expect(String(localized: "no.key", defaultValue: "\(3) words", bundle: bundle) == "3 words")
        let parts: String.LocalizationValue = "\(UInt8(1)) \(Float(1)) \(CGFloat(1)) \("x")"
        #expect(parts.key == "%llu %f %lf %@")
    }

    /// Formats without plurals are Foundation's.
    @Test func otherFormatsStayAsTheyAre() {
        #expect(String(plurals: "%d %@ %.2f %05d%%", locale: nil, [3, "x", 1.5, 42]) == "3 x 1.50 00042%")
        #expect(String(plurals: "%2$@ %1$@", locale: nil, ["a", "b"]) == "b a")
        #expect(String.localizedStringWithFormat("%d", 1_234_567) == "1,234,567")
        #expect(Locale.preferredLanguages == ["en"])
    }

    /// Broken files are no texts, and nothing else.
    @Test(arguments: ["{", "[]", "{\"strings\":[]}", "{\"strings\":{\"a\":{\"localizations\":{\"en\":3}}}}"])
    func aBrokenCatalogueHasNoTexts(_ contents: String) {
        let values = (try? JSONSerialization.jsonObject(with: Data(contents.utf8))) as? [String: Any] ?? [:]
        #expect(StringsTable(values, names: ["en"]).texts.isEmpty)
    }

    /// A variable whose text names it again ends.
    @Test func aPluralWithinItselfEnds() throws {
        let one: [String: Any] = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "other": "%#@a@%d"]
        let plural = try #require(PluralText(["NSStringLocalizedFormatKey": "%#@a@", "a": one]))
        let text = String(plurals: LocalizedTexts.shared.format(of: plural), locale: nil, [1])
        #expect(text == "11111111")
    }
}
