extension InterfaceAttributedString: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(fragments: try decoder.list())
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.list(fragments)
    }
}

extension InterfaceAttributedString.Fragment: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(text: try decoder.string())
        attributes = try decoder.properties()
        paragraphStyle = try decoder.optional()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(text)
        encoder.properties(attributes)
        encoder.optional(paragraphStyle)
    }
}
