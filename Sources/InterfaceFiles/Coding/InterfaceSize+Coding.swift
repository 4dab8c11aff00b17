extension InterfaceSize: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(width: try decoder.number(), height: try decoder.number())
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.number(width)
        encoder.number(height)
    }
}
