extension InterfaceDevice: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(id: try decoder.string(), orientation: try decoder.string(), appearance: try decoder.optionalString())
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(id)
        encoder.string(orientation)
        encoder.string(appearance)
    }
}
