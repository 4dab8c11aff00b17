import Foundation
import Testing

@testable import Recorder

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Texts from files, in every form in which a report carries them.
@Suite struct EscapingTests {
    /// Hostile texts: every control character, markup, quotation, formulas, directions and broken pairs.
    static let texts: [String] = {
        let controls = (0...0x9F).compactMap { Unicode.Scalar(UInt32($0)).map { "a\(Character($0))b" } }
        return controls + [
            "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='x", "&amp;&#0;&lt;",
            "]]>",
            "<!--", "=cmd|' /C calc'!A0", "+1", "-1", "@x", "a,b;c\"d", "|a|b|", "[x](javascript:1)", "![x](y)", "`a`",
            "\\",
            "\\\"", "line\nbreak", "line\r\nbreak", "\u{2028}\u{2029}", "\u{FFFE}\u{FFFF}", "\u{202E}gnp.exe",
            "\u{1B}[2J\u{7}", "a\u{2066}gnp\u{2069}.exe", "\u{202A}a\u{202B}b\u{202C}c\u{202D}", "http://a.example/x",
            "HTTPS://a.example", "see www.a.example", "WwW.a.example", "@somebody", "a@b.example",
            "日本\u{0301}👩‍👩‍👧", "", " ", String(repeating: "<", count: 300),
        ]
    }()

    /// Characters that turn the direction of the text after them.
    private static let directions = Set(
        "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)

    @Test(arguments: texts) func jsonReadsBackAsTheText(_ text: String) throws {
        let literal = text.jsonLiteral
        #expect(try JSONDecoder().decode([String].self, from: Data("[\(literal)]".utf8)) == [text])
        #expect(!literal.unicodeScalars.contains { $0.value < 0x20 })
    }

    /// A script element ends at the first `</script`, and `<!--` lets it go on behind that.
    @Test(arguments: texts) func aScriptLiteralEndsNoElement(_ text: String) throws {
        let literal = text.scriptLiteral
        #expect(try JSONDecoder().decode([String].self, from: Data("[\(literal)]".utf8)) == [text])
        #expect(!literal.unicodeScalars.contains { "<>&\u{2028}\u{2029}".unicodeScalars.contains($0) })
    }

    /// A parser reads the text back, but for the characters that no XML has.
    @Test(arguments: texts) func xmlIsWellFormed(_ text: String) throws {
        let reader = AttributeReader()
        let parser = XMLParser(data: Data("<?xml version=\"1.0\"?><a b=\"\(text.markup)\">\(text.markup)</a>".utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        let expected = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    let isExcluded =
                        scalar.value < 0x20 && !["\t", "\n", "\r"].contains(scalar)
                        || (0x7F...0x9F).contains(scalar.value)
                        || [0x2028, 0x2029, 0xFFFE, 0xFFFF].contains(scalar.value) || Self.directions.contains(scalar)
                    return isExcluded ? "\u{FFFD}" : scalar
                }))
        #expect(reader.value == expected)
    }

    @Test(arguments: texts) func aFieldStaysOneFieldOfOneLine(_ text: String) {
        let field = text.csvField
        let excluded: Set<Unicode.Scalar> = [",", ";", "\"", "\n", "\r"]
        #expect(excluded.isDisjoint(with: field.unicodeScalars))
        #expect(Self.directions.isDisjoint(with: field.unicodeScalars))
        #expect(!"=+-@".contains(field.first ?? " "))
    }

    @Test(arguments: texts) func markdownHasNoEffect(_ text: String) {
        let line = text.markdown
        let lines = line.split(omittingEmptySubsequences: false) { $0.isNewline }
        #expect(lines.count == 1)
        #expect(Self.directions.isDisjoint(with: line.unicodeScalars))
        for address in [/:\/\//, /(?i)www\./, /@[A-Za-z0-9]/] { #expect(!line.contains(address), "\(line)") }
        for mark in ["|", "<", "[", "`", "*"] {
            #expect(
                line.components(separatedBy: mark).count == line.components(separatedBy: "\\\(mark)").count, "\(line)")
        }
    }

    @Test(arguments: texts) func theTerminalStaysAsItIs(_ text: String) {
        let line = text.printable
        #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
        #expect(line.unicodeScalars.count == text.unicodeScalars.count)
        #expect(Self.directions.isDisjoint(with: line.unicodeScalars))
    }

    /// A run whose every text is hostile: each report keeps its form.
    @Test(arguments: texts) func reportsKeepTheirForm(_ text: String) throws {
        let environment = BenchmarkEnvironment(
            operatingSystem: text, kernel: text, cpuModel: text, renderer: text, kernels: text, videoDriver: text,
            sdlVersion: text, swiftVersion: text, buildConfiguration: text)
        var conditions = RunConditions(
            scenario: text, pacing: .manual, renderer: text, size: (1, 1), scale: 1, refreshRate: 60, speed: 1,
            completion: text, reducesMotion: false, start: 0, stageStart: 0, environment: environment)
        conditions.size = text
        let run = RecordedRun(conditions: conditions, frames: [FrameRecord(index: 0), FrameRecord(index: 1)])
        func written(_ report: some RunReport) -> String {
            var output = ""
            report.write(to: &output)
            return output
        }
        #expect(XMLParser(data: Data(written(RunJUnit(run)).utf8)).parse())
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(written(TraceEvents(run)).utf8)) }
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(conditions.json().utf8)) }
        let log = written(MangoHudLog(run)).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(log.count == 5 && log[1].split(separator: ",", omittingEmptySubsequences: false).count == 7)
        let page = written(RunPage(run)).replacing(ReportScript.element, with: "")
        #expect(!page.contains("<script>") && !page.contains("<img src=x"))
        let plain = RecordedRun(
            conditions: RunConditions(
                scenario: "x", pacing: .manual, renderer: "x", size: (1, 1), scale: 1, refreshRate: 60, speed: 1,
                completion: "x", reducesMotion: false, start: 0, stageStart: 0, environment: BenchmarkEnvironment()),
            frames: run.frames)
        let lines = written(RunMarkdown(run)).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines.count == written(RunMarkdown(plain)).split(separator: "\n", omittingEmptySubsequences: false).count)
    }
}

/// Keeps the attribute of the first element.
private final class AttributeReader: NSObject, XMLParserDelegate {
    var value: String?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        value = attributes["b"]
    }
}
