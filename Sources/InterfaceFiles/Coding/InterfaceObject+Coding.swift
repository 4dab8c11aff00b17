extension InterfaceObject: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        try decoder.enter()
        self.init(kind: try decoder.string(), id: try decoder.string())
        key = try decoder.optionalString()
        customClass = try decoder.optionalString()
        customModule = try decoder.optionalString()
        attributes = try decoder.attributes()
        properties = try decoder.properties()
        objects = try decoder.dictionary { decoder throws(InterfaceDecodingError) in try decoder.list() }
        constraints = try decoder.list()
        connections = try decoder.list()
        runtimeAttributes = try decoder.list()
        variations = try decoder.list()
        line = try decoder.integer()
        decoder.leave()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(kind)
        encoder.string(id)
        encoder.string(key)
        encoder.string(customClass)
        encoder.string(customModule)
        encoder.attributes(attributes)
        encoder.properties(properties)
        encoder.dictionary(objects) { encoder, objects in encoder.list(objects) }
        encoder.list(constraints)
        encoder.list(connections)
        encoder.list(runtimeAttributes)
        encoder.list(variations)
        encoder.integer(line)
    }
}
