import Foundation
import Testing

/// The validator that the tests of the manual's schemas rely on.
@Suite struct JSONSchemaTests {
    /// A schema, a value that it accepts, and one that it refuses, with the fault.
    struct Sample: Sendable, CustomTestStringConvertible {
        var schema: String
        var accepted: String
        var refused: String
        var fault: String

        var testDescription: String { schema }

        init(_ schema: String, accepts accepted: String, not refused: String, fault: String) {
            self.schema = schema
            self.accepted = accepted
            self.refused = refused
            self.fault = fault
        }
    }

    private static let samples = [
        Sample(#"{"type": "integer"}"#, accepts: "3.0", not: "3.5", fault: ": type"),
        Sample(#"{"type": ["string", "null"]}"#, accepts: "null", not: "0", fault: ": type"),
        Sample(#"{"type": "number"}"#, accepts: "1", not: "true", fault: ": type"),
        Sample(#"{"type": "boolean"}"#, accepts: "false", not: "0", fault: ": type"),
        Sample(#"{"enum": ["a", null]}"#, accepts: "null", not: #""b""#, fault: ": enum"),
        Sample(#"{"const": 1}"#, accepts: "1", not: "2", fault: ": const"),
        Sample(#"{"minimum": 0}"#, accepts: "0", not: "-1", fault: ": minimum"),
        Sample(#"{"exclusiveMinimum": 0}"#, accepts: "0.1", not: "0", fault: ": exclusiveMinimum"),
        Sample(#"{"maximum": 0.5}"#, accepts: #""not a number""#, not: "0.6", fault: ": maximum"),
        Sample(#"{"pattern": "^[0-9]+x"}"#, accepts: #""39x8""#, not: #""a39x8""#, fault: ": pattern"),
        Sample(#"{"minItems": 1, "maxItems": 2}"#, accepts: "[1, 2]", not: "[]", fault: ": minItems"),
        Sample(#"{"maxItems": 2}"#, accepts: "[1]", not: "[1, 2, 3]", fault: ": maxItems"),
        Sample(#"{"items": {"type": "string"}}"#, accepts: #"["a"]"#, not: #"["a", 1]"#, fault: "/1: type"),
        Sample(#"{"required": ["a"]}"#, accepts: #"{"a": null}"#, not: #"{"b": 1}"#, fault: "/a: it is missing"),
        Sample(#"{"properties": {"a": {"const": 1}}}"#, accepts: #"{"b": 2}"#, not: #"{"a": 2}"#, fault: "/a: const"),
        Sample(
            #"{"properties": {"a": {}}, "additionalProperties": false}"#, accepts: #"{"a": 1}"#,
            not: #"{"a": 1, "b": 1}"#,
            fault: "/b: nothing belongs here"),
        Sample(
            #"{"additionalProperties": {"type": "null"}}"#, accepts: #"{"a": null}"#, not: #"{"a": 1}"#,
            fault: "/a: type"),
        Sample(
            #"{"anyOf": [{"const": 1}, {"type": "null"}]}"#, accepts: "null", not: "2", fault: ": it is none of 2 kinds"
        ),
        Sample(
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"const": 1}}}"##, accepts: "1", not: "2", fault: ": const"),
        Sample(
            ##"{"type": ["array", "null"], "items": {"$ref": "#"}}"##, accepts: "[[null], []]", not: "[[0]]",
            fault: "/0/0: type"),
    ]

    @Test(arguments: samples) func aKeywordAcceptsAndRefuses(_ sample: Sample) throws {
        let schema = try JSONSchema(Data(sample.schema.utf8))
        #expect(try schema.faults(in: JSONValue(text: sample.accepted)) == [])
        #expect(try schema.faults(in: JSONValue(text: sample.refused)) == [sample.fault])
    }

    /// An unknown keyword is an error: passed over, it would let everything through.
    @Test(arguments: [
        (#"{"typ": "null"}"#, "#", "the keyword typ is unknown"),
        (#"{"$defs": {"a": {"oneOf": []}}}"#, "#/$defs/a", "the keyword oneOf is unknown"),
        (##"{"anyOf": [{"$ref": "#/$defs/b"}]}"##, "#/anyOf/$ref", "it leads to nothing"),
        (
            #"{"properties": {"a": {"items": {"$ref": "other.json"}}}}"#, "#/properties/a/items/$ref",
            "it leads to nothing"
        ),
        (#"{"pattern": "("}"#, "#/pattern", "it is no regular expression"),
        (#"{"minimum": "0"}"#, "#/minimum", "its argument is of the wrong type"),
        (#"{"anyOf": [1]}"#, "#/anyOf", "it is no schema"),
    ])
    func aSchemaThatItCannotApplyIsAnError(_ text: String, _ place: String, _ problem: String) {
        #expect(throws: JSONSchema.Unsupported(place: place, problem: problem)) { try JSONSchema(Data(text.utf8)) }
    }

    @Test func aDefinitionIsAppliedByItself() throws {
        let schema = try JSONSchema(Data(#"{"const": 0, "$defs": {"a": {"const": 1}}}"#.utf8))
        #expect(schema.faults(in: .number(1), as: "a") == [] && schema.faults(in: .number(1)) == [": const"])
    }
}
