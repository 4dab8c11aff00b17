extension InterfaceConnection: InterfaceCodable {
    private enum Tag: UInt8 {
        case outlet
        case outletCollection
        case action
        case segue
        case other
    }

    init(from decoder: inout InterfaceDecoder) throws(InterfaceDecodingError) {
        let id = try decoder.string()
        let destination = try decoder.string()
        let kind: Kind =
            switch try decoder.kind(Tag.self) {
            case .outlet: .outlet(property: try decoder.string())
            case .outletCollection: .outletCollection(property: try decoder.string())
            case .action: .action(selector: try decoder.string(), event: try decoder.optionalString())
            case .segue: .segue(try InterfaceSegue(from: &decoder))
            case .other: .other(try decoder.string())
            }
        self.init(id: id, kind: kind, destination: destination)
        attributes = try decoder.attributes()
        line = try decoder.integer()
    }

    func encode(to encoder: inout InterfaceEncoder) {
        encoder.string(id)
        encoder.string(destination)
        switch kind {
        case .outlet(let property):
            encoder.byte(Tag.outlet.rawValue)
            encoder.string(property)
        case .outletCollection(let property):
            encoder.byte(Tag.outletCollection.rawValue)
            encoder.string(property)
        case .action(let selector, let event):
            encoder.byte(Tag.action.rawValue)
            encoder.string(selector)
            encoder.string(event)
        case .segue(let segue):
            encoder.byte(Tag.segue.rawValue)
            segue.encode(to: &encoder)
        case .other(let name):
            encoder.byte(Tag.other.rawValue)
            encoder.string(name)
        }
        encoder.attributes(attributes)
        encoder.integer(line)
    }
}
