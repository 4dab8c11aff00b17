import InterfaceFiles
import Testing

/// Properties that are computed of a file's values.
@Suite struct ValueTests {
    /// The key of a variation, its number of conditions, and whether it holds in compact × regular, width first.
    @Test(arguments: [
        ("default", 0, true), ("widthClass=compact", 1, true), ("widthClass=regular", 1, false),
        ("heightClass=regular", 1, true), ("heightClass=compact", 1, false),
        ("heightClass=regular-widthClass=compact", 2, true), ("heightClass=compact-widthClass=compact", 2, false),
        ("widthClass=any", 1, false), ("displayGamut=P3", 1, false), ("widthClass", 1, false),
        ("heightClass=regular-widthClass=compact-displayGamut=P3", 3, false),
    ])
    func variationsHoldInTheirSizeClasses(_ key: String, _ specificity: Int, _ matches: Bool) {
        let variation = InterfaceVariation(key: key)
        #expect(variation.isDefault == (key == "default"))
        #expect(variation.specificity == specificity)
        #expect(variation.matches(width: .compact, height: .regular) == matches)
    }

    @Test(arguments: [
        ("retina6_12", "portrait", 393.0, 852.0), ("retina6_12", "landscape", 852, 393),
        ("retina4_7", "portrait", 375, 667), ("ipad12_9", "landscape", 1366, 1024),
    ])
    func devicesHaveSizes(_ id: String, _ orientation: String, _ width: Double, _ height: Double) {
        let size = InterfaceDevice(id: id, orientation: orientation).size
        #expect(size == InterfaceSize(width: width, height: height))
    }

    @Test func anUnknownDeviceHasNoSize() { #expect(InterfaceDevice(id: "retina99_9").size == nil) }

    /// Names of kinds of segues, with the name that the current Xcode writes.
    @Test(arguments: [
        ("show", "show"), ("showDetail", "showDetail"), ("presentation", "presentation"), ("modal", "presentation"),
        ("popoverPresentation", "popoverPresentation"), ("popover", "popoverPresentation"), ("push", "push"),
        ("replace", "replace"), ("custom", "custom"), ("embed", "embed"), ("unwind", "unwind"),
        ("relationship", "relationship"), ("teleport", "teleport"), ("", ""),
    ])
    func kindsOfSeguesHaveNames(_ name: String, _ current: String) {
        let kind = InterfaceSegue.Kind(name: name)
        #expect(kind.name == current)
        #expect(InterfaceSegue.Kind(name: current) == kind)
    }

    @Test(
        arguments: [
            ("YES", true, nil), ("NO", false, nil), ("yes", nil, nil), ("1", nil, 1.0), ("-0.5", nil, -0.5),
            ("1e3", nil, 1000), ("nan", nil, nil), ("inf", nil, nil), ("1e999", nil, nil), ("", nil, nil),
            ("1,5", nil, nil),
        ] as [(String, Bool?, Double?)])
    func attributesAreFlagsAndNumbers(_ text: String, _ flag: Bool?, _ number: Double?) {
        #expect(["a": text].flag("a") == flag)
        #expect(["a": text].number("a") == number)
        #expect(["a": text].flag("b") == nil)
    }

    @Test func aSceneKnowsItsController() {
        var scene = InterfaceScene(id: "s")
        #expect(scene.controller == nil)
        scene.objects = ["placeholder", "exit", "tapGestureRecognizer", "viewController"].map {
            InterfaceObject(kind: $0, id: $0)
        }
        scene.objects[3].attributes["sceneMemberID"] = "viewController"
        #expect(scene.controller?.id == "viewController")
        #expect(scene.topLevelObjects.map(\.id) == ["tapGestureRecognizer", "viewController"])
        scene.objects[0].attributes["placeholderIdentifier"] = "IBFilesOwner"
        #expect(scene.controller == nil)
        #expect(scene.filesOwner?.id == "placeholder")
    }

    @Test func flagsOfTheRootAreOffWhereTheyAreAbsent() {
        var file = InterfaceFile(kind: .nib, name: "a.xib")
        #expect(
            [file.usesAutoLayout, file.usesSafeAreas, file.usesTraitCollections, file.isLaunchScreen] == [
                false, false, false, false,
            ])
        file.attributes = [
            "useAutolayout": "YES", "useSafeAreas": "YES", "useTraitCollections": "YES", "launchScreen": "YES",
            "targetRuntime": "iOS.CocoaTouch",
        ]
        #expect(
            [file.usesAutoLayout, file.usesSafeAreas, file.usesTraitCollections, file.isLaunchScreen] == [
                true, true, true, true,
            ])
        #expect(file.targetRuntime == "iOS.CocoaTouch")
    }
}
