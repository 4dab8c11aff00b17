/// A tolerance as vector files write it: a number, or a string that begins with one.
///
/// The words behind the number in the string ("1e-12 * positionScale", "1e-9 relative; skip null") are for the reader, and
/// the test that knows the file puts them into practice.
package struct VectorTolerance: Decodable, Sendable {
    package let value: Double

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            value = number
            return
        }
        let text = try container.decode(String.self)
        guard let number = text.split(separator: " ").first.flatMap({ Double($0) }) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "the tolerance \"\(text)\" does not begin with a number")
        }
        value = number
    }
}
