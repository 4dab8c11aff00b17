extension InterfaceConstraint: InterfaceCodable {
    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        self.init(id: try decoder.string(), firstAttribute: try decoder.string())
        firstItem = try decoder.optionalString()
        secondItem = try decoder.optionalString()
        secondAttribute = try decoder.optionalString()
        let name = try decoder.string()
        guard let relation = Relation(rawValue: name) else { throw decoder.error("there is no relation \(name)") }
        self.relation = relation
        multiplier = try decoder.number()
        constant = try decoder.number()
        isSymbolic = try decoder.flag()
        symbolicType = try decoder.optionalString()
        priority = try decoder.number()
        identifier = try decoder.optionalString()
        isPlaceholder = try decoder.flag()
        attributes = try decoder.attributes()
        runtimeAttributes = try decoder.list()
        variations = try decoder.list()
        line = try decoder.integer()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(id)
        encoder.string(firstAttribute)
        encoder.string(firstItem)
        encoder.string(secondItem)
        encoder.string(secondAttribute)
        encoder.string(relation.rawValue)
        encoder.number(multiplier)
        encoder.number(constant)
        encoder.flag(isSymbolic)
        encoder.string(symbolicType)
        encoder.number(priority)
        encoder.string(identifier)
        encoder.flag(isPlaceholder)
        encoder.attributes(attributes)
        encoder.list(runtimeAttributes)
        encoder.list(variations)
        encoder.integer(line)
    }
}
