extension InterfaceScene: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(id: try decoder.string())
        objects = try decoder.list()
        canvasLocation = try decoder.optional()
        elements = try decoder.list()
        line = try decoder.integer()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(id)
        encoder.list(objects)
        encoder.optional(canvasLocation)
        encoder.list(elements)
        encoder.integer(line)
    }
}
