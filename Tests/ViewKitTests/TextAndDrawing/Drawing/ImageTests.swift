import LayerTree
import Testing

@testable import ViewKit

@MainActor @Suite struct ImageTests {
    let host = TestHost(scale: 2)

    @Test func namedImagesAreReadOnce() throws {
        let (first, second) = try host.run {
            (try #require(UIImage(named: "sea")), try #require(UIImage(named: "sea")))
        }
        #expect(host.decoding.reads == 1)
        #expect(first.cgImage === second.cgImage)
        #expect(first.size == CGSize(width: 4, height: 2))
    }

    @Test func theFilesNameSaysTheScale() throws {
        let image = try #require(host.run { UIImage(named: "sky") })
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 2, height: 1))
    }

    @Test func anAssetSaysScaleAndRenderingMode() throws {
        let light = NamedImage(path: "/pictures/sky@2x.png", scale: 4, isTemplate: true)
        host.listed.images["mark"] = (light, NamedImage(path: "/pictures/sea.png", scale: 1, isTemplate: false))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        try host.run {
            let image = try #require(UIImage(named: "mark"))
            #expect(image.scale == 4 && image.renderingMode == .alwaysTemplate)
            #expect(UIImage(named: "mark", in: .main, compatibleWith: nil)?.scale == 4)
            let other = try #require(UIImage(named: "mark", in: nil, compatibleWith: dark))
            #expect(other.scale == 1 && other.renderingMode == .alwaysOriginal)
            dark.performAsCurrent { #expect(UIImage(named: "mark")?.scale == 1) }
            #expect(UIImage(named: "sea")?.renderingMode == .automatic)
        }
    }

    /// Another bundle than the app's has files, and no asset catalogues.
    @Test func anotherBundleHasItsOwnImages() throws {
        let bundle = try #require(Bundle(path: "/usr"))
        host.run { #expect(UIImage(named: "sea", in: bundle, compatibleWith: nil) == nil) }
    }

    @Test func whatCannotBeReadIsNil() {
        host.run {
            #expect(UIImage(named: "nothing") == nil)
            #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
            #expect(UIImage(data: Data([7])) == nil)
            #expect(UIImage(data: Data([1]), scale: 2)?.size == CGSize(width: 2, height: 1))
            #expect(UIImage(data: Data([1]), scale: .nan)?.scale == 1)
        }
        #expect(UIImage(named: "sea") == nil)
    }

    /// An image literal is an image in any case; one that is missing is empty, and reported once.
    @Test func anImageLiteralIsNeverNil() {
        var reports: [String] = []
        host.run {
            FaultLog.current.onReport = { reports.append($0) }
            let image: UIImage = UIImage(imageLiteralResourceName: "sky")
            #expect(image.cgImage === UIImage(named: "sky")?.cgImage && image.scale == 2)
            let missing = [UIImage(imageLiteralResourceName: "nothing"), UIImage(imageLiteralResourceName: "nothing")]
            #expect(missing.allSatisfy { $0.size == .zero })
        }
        #expect(reports.count == 1 && reports.first?.contains("'nothing'") == true)
    }

    /// A JPEG file says how it is to be turned, behind its first segment.
    @Test(arguments: UIImage.Orientation.allCases) func aJPEGFileSaysHowItIsTurned(_ orientation: UIImage.Orientation)
        throws
    {
        let image = UIImage(
            cgImage: .filled(width: 3, height: 2, with: .max), scale: 2, orientation: orientation)
        let data = try #require(host.run { image.jpegData(compressionQuality: 0.25) })
        #expect(data.prefix(8) == Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2]) && data.last == 25)
        #expect(ExifOrientation.of(data) == orientation)
        #expect((data.count == 9) == (orientation == .up))
    }

    @Test func thereIsNoFileOfAnEmptyImage() {
        let filled = UIImage(cgImage: .filled(width: 3, height: 2, with: .max))
        #expect(host.run { UIImage().jpegData(compressionQuality: 1) } == nil)
        #expect(UIImage().pngData() == nil)
        #expect(filled.jpegData(compressionQuality: 1) == nil, "without a Stage nobody writes it")
    }

    @Test func imageViewsTakeTheSizeOfTheirImage() throws {
        let image = try #require(host.run { UIImage(named: "sky") })
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(view.layer.contents as? CGImage === image.cgImage)
        #expect(view.layer.contentsScale == 2)
        #expect(view.intrinsicContentSize == image.size)
        #expect(!view.isUserInteractionEnabled)
        view.frame.size = CGSize(width: 50, height: 60)
        view.sizeToFit()
        #expect(view.bounds.size == image.size)
        view.image = nil
        #expect(view.layer.contents == nil)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        host.show(view)
        #expect(view.layer.contents == nil)
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize), (.scaleAspectFit, .resizeAspect),
        (.scaleAspectFill, .resizeAspectFill), (.redraw, .resize), (.center, .center), (.top, .top),
        (.bottom, .bottom), (.left, .left), (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight),
        (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
    ])
    func contentModesAreGravities(_ mode: UIView.ContentMode, _ gravity: CALayerContentsGravity) {
        let view = UIImageView()
        view.contentMode = mode
        #expect(view.layer.contentsGravity == gravity)
        #expect(view.contentMode == mode)
    }

    @Test func rendererDrawsIntoTheCurrentContext() throws {
        let renderer = host.run { UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)) }
        let image = host.run {
            renderer.image { context in
                #expect(UIGraphicsGetCurrentContext() === context.cgContext)
                UIColor.green.setFill()
                context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            }
        }
        #expect(host.run { UIGraphicsGetCurrentContext() } == nil)
        #expect(image.scale == 2)
        #expect(image.size == CGSize(width: 3, height: 2))
        let pixels = try #require(image.cgImage).pixels
        #expect(pixels[1, 0] == 0)
        #expect(pixels[2, 0] == 0xFF00_FF00)
        #expect(pixels[3, 1] == 0xFF00_FF00)
        #expect(pixels[2, 2] == 0)
    }

    @Test func imagesAreDrawnUpright() throws {
        let source = PixelBuffer(width: 1, height: 2)
        source[0, 0] = 0xFFFF_0000
        source[0, 1] = 0xFF00_00FF
        let image = UIImage(cgImage: CGImage(source))
        let format = host.run { UIGraphicsImageRendererFormat() }
        format.scale = 1
        let drawn = host.run {
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2), format: format).image { _ in
                image.draw(at: .zero)
            }
        }
        #expect(drawn.cgImage?.pixels[0, 0] == 0xFFFF_0000)
        #expect(drawn.cgImage?.pixels[0, 1] == 0xFF00_00FF)
    }

    @Test func templatesAreDrawnInTheFillColour() {
        let template = UIImage(cgImage: .filled(width: 1, height: 1, with: 0xFF00_00FF))
            .withRenderingMode(.alwaysTemplate)
        let drawn = host.run {
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
                UIColor.red.set()
                template.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        #expect(drawn.cgImage?.pixels[0, 0] == 0xFFFF_0000)
    }

    @Test func opaqueImagesStartBlack() {
        let format = host.run { UIGraphicsImageRendererFormat() }
        format.opaque = true
        let image = host.run {
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
        }
        #expect(image.cgImage?.pixels[0, 0] == 0xFF00_0000)
    }

    @Test(arguments: [0, -3, .nan, .infinity, 1e9] as [CGFloat]) func unusableSizesGiveEmptyImages(_ width: CGFloat) {
        let rect = CGRect(x: 0, y: 0, width: width, height: width == -3 ? 0 : 4)
        let image = host.run {
            UIGraphicsImageRenderer(bounds: rect).image { _ in Issue.record("nothing can be drawn") }
        }
        #expect(image.cgImage == nil)
        #expect(image.size == .zero)
        #expect(image.pngData() == nil)
    }

    @Test func pngDataReadsBack() throws {
        let image = try #require(host.run { UIImage(named: "sea") })
        let read = try CGImage(pngData: try #require(image.pngData()))
        #expect(read.width == 4 && read.height == 2)
        #expect(read.pixels[3, 1] == 0xFF00_00FF)
    }

    @Test func theScreenIsTheHosts() {
        #expect(host.run { UIScreen.main.bounds } == CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(host.run { UIScreen.main.scale } == 2)
        #expect(host.run { UIScreen.main.nativeBounds.width } == 400)
        #expect(host.run { UIScreen.main.maximumFramesPerSecond } == 60)
        host.screen = ScreenTraits(size: CGSize(width: 10, height: 10), scale: 1)
        #expect(host.run { UIScreen.main.bounds.width } == 10)
    }
}
