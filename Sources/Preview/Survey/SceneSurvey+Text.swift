import Foundation
import RenderTree

/// Surveys as text, in which they go from one process to another.
extension SceneSurvey {
    /// Reads what `text()` wrote; anything else, and more views than a survey may have, is an error.
    init(text: String) throws(TransferError) {
        guard let survey = try? JSONDecoder().decode(SceneSurvey.self, from: Data(text.utf8)) else {
            throw TransferError("a survey cannot be read")
        }
        guard survey.views.count <= Self.viewLimit, survey.hits.count <= Self.gridColumns * Self.gridRows else {
            throw TransferError("a survey has \(survey.views.count) views and \(survey.hits.count) touches")
        }
        self = survey
    }

    /// The survey as JSON, the same for equal surveys.
    func text() throws(TransferError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self) else { throw TransferError("a survey cannot be written") }
        return String(decoding: data, as: UTF8.self)
    }
}
