extension InterfaceInsets: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(
            top: try decoder.number(), leading: try decoder.number(), bottom: try decoder.number(),
            trailing: try decoder.number(), isDirectional: try decoder.flag())
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.number(top)
        encoder.number(leading)
        encoder.number(bottom)
        encoder.number(trailing)
        encoder.flag(isDirectional)
    }
}
