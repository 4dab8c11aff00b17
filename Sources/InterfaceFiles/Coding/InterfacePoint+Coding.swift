extension InterfacePoint: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(x: try decoder.number(), y: try decoder.number())
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.number(x)
        encoder.number(y)
    }
}
