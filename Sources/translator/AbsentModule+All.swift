extension AbsentModule {
    /// The modules by their names.
    static let all = Dictionary(uniqueKeysWithValues: (media + places + services + graphics).map { ($0.name, $0) })

    private static let media = [
        AbsentModule(name: "AVFoundation", beginnings: ["AV", "AVF"], brings: ["CoreMedia"]),
        AbsentModule(name: "AVFAudio", beginnings: ["AV"]),
        AbsentModule(name: "AVKit", beginnings: ["AV"], brings: ["CoreMedia"]),
        AbsentModule(name: "AudioToolbox", beginnings: ["AudioServices", "SystemSoundID"]),
        AbsentModule(name: "CoreMedia", beginnings: ["CM"]),
        AbsentModule(name: "CoreVideo", beginnings: ["CV"]),
        AbsentModule(name: "MediaPlayer", beginnings: ["MP"]),
        AbsentModule(name: "Photos", beginnings: ["PH"]),
        AbsentModule(name: "PhotosUI", beginnings: ["PH"]),
        AbsentModule(name: "Speech", beginnings: ["SF"]),
        AbsentModule(name: "ReplayKit", beginnings: ["RP"]),
    ]

    private static let places = [
        AbsentModule(name: "CoreLocation", beginnings: ["CL"]),
        AbsentModule(name: "MapKit", beginnings: ["MK"], brings: ["CoreLocation"]),
        AbsentModule(name: "CoreMotion", beginnings: ["CM"]),
        AbsentModule(name: "CoreBluetooth", beginnings: ["CB"]),
        AbsentModule(name: "CoreTelephony", beginnings: ["CT"]),
        AbsentModule(name: "MultipeerConnectivity", beginnings: ["MC"]),
        AbsentModule(name: "Network", beginnings: ["NW"]),
        AbsentModule(name: "SystemConfiguration", beginnings: ["SC"]),
    ]

    private static let services = [
        AbsentModule(
            name: "CoreData",
            beginnings: [
                "NSPersistent", "NSManagedObject", "NSFetch", "NSFetchedResultsController",
                "NSFetchedResultsControllerDelegate", "NSFetchedResultsSectionInfo", "NSEntityDescription",
                "NSMergePolicy", "NSMigratePersistentStoresAutomaticallyOption",
                "NSInferMappingModelAutomaticallyOption",
                "NSSQLiteStoreType", "NSInMemoryStoreType",
            ]),
        AbsentModule(name: "AdSupport", beginnings: ["ASIdentifier"]),
        AbsentModule(name: "AppTrackingTransparency", beginnings: ["ATT"]),
        AbsentModule(name: "AuthenticationServices", beginnings: ["AS"]),
        AbsentModule(name: "BackgroundTasks", beginnings: ["BG"]),
        AbsentModule(name: "CloudKit", beginnings: ["CK"]),
        AbsentModule(name: "Contacts", beginnings: ["CN"]),
        AbsentModule(name: "ContactsUI", beginnings: ["CN"]),
        AbsentModule(name: "EventKit", beginnings: ["EK"]),
        AbsentModule(name: "GameKit", beginnings: ["GK"]),
        AbsentModule(name: "HealthKit", beginnings: ["HK"]),
        AbsentModule(name: "LinkPresentation", beginnings: ["LP"]),
        AbsentModule(name: "LocalAuthentication", beginnings: ["LA"]),
        AbsentModule(name: "MessageUI", beginnings: ["MF"]),
        AbsentModule(name: "MobileCoreServices", beginnings: ["UTT"]),
        AbsentModule(name: "NaturalLanguage", beginnings: ["NL"]),
        AbsentModule(name: "PassKit", beginnings: ["PK"]),
        AbsentModule(name: "PDFKit", beginnings: ["PDF"]),
        AbsentModule(name: "QuickLook", beginnings: ["QL"]),
        AbsentModule(name: "SafariServices", beginnings: ["SF"]),
        AbsentModule(name: "Social", beginnings: ["SL"]),
        AbsentModule(name: "StoreKit", beginnings: ["SK"]),
        AbsentModule(name: "UniformTypeIdentifiers", beginnings: ["UTType"]),
        AbsentModule(name: "UserNotifications", beginnings: ["UN"]),
        AbsentModule(name: "UserNotificationsUI", beginnings: ["UN"]),
        AbsentModule(name: "WatchConnectivity", beginnings: ["WC"]),
        AbsentModule(name: "WebKit", beginnings: ["WK"]),
    ]

    private static let graphics = [
        AbsentModule(name: "Accelerate", beginnings: ["vImage"]),
        AbsentModule(name: "ARKit", beginnings: ["AR", "ARSCN"], brings: ["SceneKit", "SpriteKit"]),
        AbsentModule(name: "CoreImage", beginnings: ["CI"]),
        AbsentModule(name: "CoreML", beginnings: ["ML"]),
        AbsentModule(name: "CoreText", beginnings: ["CT"]),
        AbsentModule(name: "GameplayKit", beginnings: ["GK"]),
        AbsentModule(name: "GLKit", beginnings: ["GLK", "EAGL"]),
        AbsentModule(name: "ImageIO", beginnings: ["CGImageSource", "CGImageDestination"]),
        AbsentModule(name: "Metal", beginnings: ["MTL"]),
        AbsentModule(name: "MetalKit", beginnings: ["MTK"], brings: ["Metal"]),
        AbsentModule(name: "OpenGLES", beginnings: ["EAGL"]),
        AbsentModule(name: "PencilKit", beginnings: ["PK"]),
        AbsentModule(name: "SceneKit", beginnings: ["SCN"]),
        AbsentModule(name: "simd", beginnings: []),
        AbsentModule(name: "SpriteKit", beginnings: ["SK"]),
        AbsentModule(name: "Vision", beginnings: ["VN"]),
    ]
}
