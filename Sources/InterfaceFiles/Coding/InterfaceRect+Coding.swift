extension InterfaceRect: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(
            x: try decoder.number(), y: try decoder.number(), width: try decoder.number(),
            height: try decoder.number())
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.number(x)
        encoder.number(y)
        encoder.number(width)
        encoder.number(height)
    }
}
