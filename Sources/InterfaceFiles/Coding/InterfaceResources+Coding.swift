extension InterfaceResources: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init()
        images = try decoder.list()
        namedColors = try Self.colors(&decoder)
        systemColors = try Self.colors(&decoder)
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.list(images)
        encoder.dictionary(namedColors) { encoder, color in color.encode(to: &encoder) }
        encoder.dictionary(systemColors) { encoder, color in color.encode(to: &encoder) }
    }

    private static func colors(
        _ decoder: inout InterfaceDecoder
    ) throws(InterfaceDecodingError) -> [String: InterfaceColor] {
        try decoder.dictionary { decoder throws(InterfaceDecodingError) in try InterfaceColor(from: &decoder) }
    }
}
