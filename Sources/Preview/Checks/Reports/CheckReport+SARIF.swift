import Foundation
import Recorder

/// The report in the Static Analysis Results Interchange Format, which code reviews show at the lines.
extension CheckReport {
    /// The report as SARIF 2.1.0; paths are relative as they were given, or `file:` addresses.
    package func sarif() throws -> String {
        let rules = FindingKind.all.map(SARIFLog.Rule.init)
        let results = findings.map { finding in
            SARIFLog.Result(
                ruleId: finding.name, ruleIndex: FindingKind.all.firstIndex { $0.name == finding.name } ?? 0,
                level: finding.severity.rawValue,
                message: .init(
                    text: "\(finding.summary). \(finding.remedy.prefix(1).uppercased())\(finding.remedy.dropFirst())."),
                locations: Self.locations(of: finding), attachments: Self.attachments(of: finding))
        }
        return try OrderedJSONEncoder().encode(SARIFLog(rules: rules, results: results)) + "\n"
    }

    /// The files of `finding`.
    private static func attachments(of finding: Finding) -> [SARIFLog.Attachment] {
        let files = [
            ("The gesture script that shows it", finding.script),
            ("The expected and the actual picture", finding.picture), ("The page that plays it", finding.film),
        ]
        return files.compactMap { text, path in
            path.map { SARIFLog.Attachment(description: .init(text: text), artifactLocation: artifact(at: $0)) }
        }
    }

    private static func artifact(at path: String) -> SARIFLog.Location.Artifact {
        let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        return .init(uri: escaped.hasPrefix("/") ? "file://\(escaped)" : escaped)
    }

    private static func locations(of finding: Finding) -> [SARIFLog.Location] {
        guard let file = finding.file, let line = finding.line else { return [] }
        return [
            .init(physicalLocation: .init(artifactLocation: artifact(at: file), region: .init(startLine: max(1, line))))
        ]
    }
}

/// A SARIF log of one run, as far as findings need it.
private struct SARIFLog: Encodable {
    private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(rules: [Rule], results: [Result]) {
        runs = [Run(tool: Tool(driver: Driver(name: "segue", rules: rules)), results: results)]
    }

    private struct Run: Encodable {
        let tool: Tool
        let results: [Result]
    }

    private struct Tool: Encodable {
        let driver: Driver
    }

    private struct Driver: Encodable {
        let name: String
        let rules: [Rule]
    }

    /// A text without markup.
    struct Message: Encodable {
        let text: String
    }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Message
        let fullDescription: Message
        let help: Message
        let defaultConfiguration: Configuration

        struct Configuration: Encodable {
            let level: String
        }

        init(_ kind: FindingKind) {
            id = kind.name
            shortDescription = Message(text: kind.summary)
            fullDescription = Message(text: "Found: \(kind.method). Wrong where: \(kind.limits).")
            help = Message(text: kind.remedy)
            defaultConfiguration = Configuration(level: kind.severity.rawValue)
        }
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let attachments: [Attachment]
    }

    struct Attachment: Encodable {
        let description: Message
        let artifactLocation: Location.Artifact
    }

    struct Location: Encodable {
        let physicalLocation: Physical

        struct Physical: Encodable {
            let artifactLocation: Artifact
            let region: Region
        }

        struct Artifact: Encodable {
            let uri: String
        }

        struct Region: Encodable {
            let startLine: Int
        }
    }
}
