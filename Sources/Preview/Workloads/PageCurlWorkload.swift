import Graphics
import LayerTree
import RenderTree

/// W3: a page curls off another one and casts a shadow on it; both are meshes, made anew for each progress.
@MainActor final class PageCurlWorkload: Workload {
    let root: CALayer
    private let shadow: CALayer
    private let page: CALayer
    private let picture: CGImage
    private let curl: PageCurl

    init(_ screen: WorkloadScreen) {
        curl = PageCurl(size: screen.size)
        picture = PagePicture(.source).image(width: screen.pixelWidth, height: screen.pixelHeight)
        root = screen.makeLayer()
        shadow = screen.makeLayer()
        page = screen.makeLayer()
        root.sublayers = [screen.makePage(.destination), shadow, page]
    }

    func show(_ progress: Double) {
        CATransaction.withoutActions {
            shadow.mesh = Mesh(
                vertices: curl.shadowVertices(at: progress), indices: PageCurl.shadowIndices, image: nil)
            page.mesh = Mesh(vertices: curl.vertices(at: progress), indices: PageCurl.indices, image: picture)
        }
    }
}
