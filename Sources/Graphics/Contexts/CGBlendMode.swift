/// The operation that composites what is drawn onto the destination.
///
/// S is the source, D the destination, Sa and Da their alpha; S and D are premultiplied. Raw values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable {
    /// S + D · (1 - Sa).
    case normal = 0
    /// The product of the colours: never lighter than either.
    case multiply
    /// The product of the complements: never darker than either.
    case screen
    /// Multiply or screen, chosen by the destination.
    case overlay
    /// The darker of each component.
    case darken
    /// The lighter of each component.
    case lighten
    /// Brightens the destination towards the source.
    case colorDodge
    /// Darkens the destination towards the source.
    case colorBurn
    /// Darkens or lightens softly, chosen by the source.
    case softLight
    /// Multiply or screen, chosen by the source.
    case hardLight
    /// The difference of the colours.
    case difference
    /// As difference, with less contrast.
    case exclusion
    /// Hue of the source, saturation and luminosity of the destination.
    case hue
    /// Saturation of the source, hue and luminosity of the destination.
    case saturation
    /// Hue and saturation of the source, luminosity of the destination.
    case color
    /// Luminosity of the source, hue and saturation of the destination.
    case luminosity
    /// Nothing.
    case clear
    /// S.
    case copy
    /// S · Da.
    case sourceIn
    /// S · (1 - Da).
    case sourceOut
    /// S · Da + D · (1 - Sa).
    case sourceAtop
    /// S · (1 - Da) + D.
    case destinationOver
    /// D · Sa.
    case destinationIn
    /// D · (1 - Sa).
    case destinationOut
    /// S · (1 - Da) + D · Sa.
    case destinationAtop
    /// S · (1 - Da) + D · (1 - Sa).
    case xor
    /// S + D, at most 1. (Core Graphics' 26, plusDarker, does not exist here.)
    case plusLighter = 27
}
