extension InterfaceElement: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        try decoder.enter()
        self.init(name: try decoder.string())
        attributes = try decoder.attributes()
        properties = try decoder.properties()
        children = try decoder.list()
        text = try decoder.string()
        decoder.leave()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(name)
        encoder.attributes(attributes)
        encoder.properties(properties)
        encoder.list(children)
        encoder.string(text)
    }
}
