extension InterfaceImageReference: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(name: try decoder.string(), catalog: try decoder.optionalString())
        attributes = try decoder.attributes()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(name)
        encoder.string(catalog)
        encoder.attributes(attributes)
    }
}
