extension InterfaceImage: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(name: try decoder.string(), catalog: try decoder.optionalString(), size: try decoder.optional())
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(name)
        encoder.string(catalog)
        encoder.optional(size)
    }
}
