/// A file, or several, that a film is written into frame by frame.
///
/// A writer that does not finish removes the file written so far.
package protocol FilmWriter: AnyObject {
    /// Adds the frame that follows the last one; it has the size of the film.
    func append(_ frame: FilmFrame) throws
    /// Writes what is left, and puts the files in their place; called once, after at least one frame.
    func finish() throws
}
