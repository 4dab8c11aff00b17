import InterfaceFiles

extension InterfaceFileReader {
    /// Reads the list of assets into `resources`.
    mutating func readResources(_ list: MarkupElement) {
        for child in list.children {
            guard let name = child.attributes["name"] else { continue }
            switch child.name {
            case "image": resources.images.append(image(child, name))
            case "namedColor": resources.namedColors[name] = child.child("color").flatMap { color($0) }
            case "systemColor": resources.systemColors[name] = child.child("color").flatMap { color($0) }
            default: break
            }
        }
    }

    private mutating func image(_ element: MarkupElement, _ name: String) -> InterfaceImage {
        var image = InterfaceImage(name: name, catalog: element.attributes["catalog"])
        if let width = number("width", of: element), let height = number("height", of: element) {
            image.size = InterfaceSize(width: width, height: height)
        }
        return image
    }
}
