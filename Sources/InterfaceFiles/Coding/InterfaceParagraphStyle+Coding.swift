extension InterfaceParagraphStyle: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init()
        alignment = try decoder.optionalString()
        lineBreakMode = try decoder.optionalString()
        baseWritingDirection = try decoder.optionalString()
        metrics = try decoder.dictionary { decoder throws(InterfaceDecodingError) in try decoder.number() }
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(alignment)
        encoder.string(lineBreakMode)
        encoder.string(baseWritingDirection)
        encoder.dictionary(metrics) { encoder, metric in encoder.number(metric) }
    }
}
