import Foundation
import InterfaceFiles

/// Reads storyboards and nibs of Xcode 5 and later.
package struct InterfaceFileReader {
    /// The name of the file, for messages.
    let name: String
    /// Colours of the file's list of assets, for those that are named.
    var resources = InterfaceResources()
    var problems: [InterfaceProblem] = []
    /// The id of the object whose parts are read.
    var owner: String?

    private init(name: String) { self.name = name }

    /// Reads the bytes of a `.storyboard` or `.xib` file, in UTF-8 or UTF-16.
    ///
    /// `name` is what messages call the file. A file that is no XML, is larger than 64 MB, is of another platform, or is of
    /// Xcode 4 or earlier is an error. Whatever is not known is kept, and whatever cannot be read is left out with a message.
    package static func read(_ data: Data, named name: String) throws(InterfaceProblem) -> InterfaceReading {
        let root = try MarkupReader.root(of: data, file: name)
        let kind = try InterfaceDocumentType(root, file: name).kind
        var reader = Self(name: name)
        let file = reader.file(root, kind)
        // Assets stand last and are read first.
        let problems = reader.problems.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
        return InterfaceReading(file: file, problems: problems)
    }

    private mutating func file(_ root: MarkupElement, _ kind: InterfaceFile.Kind) -> InterfaceFile {
        var file = InterfaceFile(kind: kind, name: name)
        file.attributes = root.attributes
        file.initialController = file.attributes.removeValue(forKey: "initialViewController")
        for list in root.children where list.name == "resources" { readResources(list) }
        file.resources = resources
        for child in root.children {
            switch child.name {
            case "resources": break
            case "device": file.device = device(child)
            case "scenes": file.scenes += scenes(child)
            case "objects": file.scenes.append(scene(child, id: "", line: child.line))
            case "color" where child.attributes["key"] == "tintColor": file.tintColor = color(child)
            default: file.elements.append(element(child))
            }
        }
        return file
    }

    private func device(_ element: MarkupElement) -> InterfaceDevice? {
        element.attributes["id"].map { id in
            InterfaceDevice(
                id: id, orientation: element.attributes["orientation"] ?? "portrait",
                appearance: element.attributes["appearance"])
        }
    }

    private mutating func scenes(_ list: MarkupElement) -> [InterfaceScene] {
        var scenes: [InterfaceScene] = []
        for child in list.children where child.name == "scene" {
            var scene = InterfaceScene(id: child.attributes["sceneID"] ?? "")
            scene.line = child.line
            for part in child.children {
                if part.name == "objects" {
                    let read = self.scene(part, id: scene.id, line: scene.line)
                    scene.objects += read.objects
                    scene.elements += read.elements
                } else if part.name == "point", case .point(let point)? = value(part) {
                    scene.canvasLocation = point
                } else {
                    scene.elements.append(element(part))
                }
            }
            scenes.append(scene)
        }
        return scenes
    }

    /// A scene of the objects in `list`.
    private mutating func scene(_ list: MarkupElement, id: String, line: Int) -> InterfaceScene {
        var scene = InterfaceScene(id: id)
        scene.line = line
        for child in list.children {
            if Self.isObject(child) {
                scene.objects.append(object(child))
            } else {
                scene.elements.append(element(child))
            }
        }
        return scene
    }

    /// Records that a part of the file could not be read.
    mutating func report(_ element: MarkupElement, _ sentence: String) {
        let id = element.attributes["id"] ?? owner
        problems.append(InterfaceProblem(file: name, line: element.line, objectID: id, sentence))
    }
}
