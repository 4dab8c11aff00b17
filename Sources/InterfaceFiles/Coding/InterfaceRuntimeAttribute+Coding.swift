extension InterfaceRuntimeAttribute: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(keyPath: try decoder.string(), type: try decoder.string(), value: try decoder.optional())
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(keyPath)
        encoder.string(type)
        encoder.optional(value)
    }
}
