#if Service
  import Foundation
  import Logging
  import OversetConfig
  import OversetVocabulary
  import ServiceLifecycle

  /// Looks from time to time whether the project's files or the tokens have changed, until the server stops.
  struct ProjectWatch: Service {
    let service: ServiceState
    let interval: Duration
    /// How many times as long as a look it rests at least.
    private static let rest = 20

    func run() async throws {
      defer { service.components.close() }
      takeUp()
      try? await cancelWhenGracefulShutdown {
        var pause = interval
        while !Task.isCancelled {
          try await Task.sleep(for: pause)
          let start = ContinuousClock.now
          let isChanged = await look()
          // Where looking alone takes long, it is done less often: requests come first.
          pause = isChanged ? interval : max(interval, start.duration(to: .now) * Self.rest)
        }
      }
    }

    /// Has the components follow the project and their program.
    private func takeUp() {
      service.components.update(
        revision: service.projects.current.revision, today: CalendarDay(Date()))
    }

    /// Returns whether the project was read, or could not be.
    private func look() async -> Bool {
      let logger = service.logger
      var isChanged = false
      do throws(Diagnostic) {
        if try await service.projects.update(today: CalendarDay(Date())) {
          isChanged = true
          logger.info(
            "the project was read again",
            metadata: ["revision": "\(service.projects.current.revision)"])
        }
      } catch {
        isChanged = true
        logger.warning("the project cannot be read", metadata: ["problem": "\(error)"])
      }
      takeUp()
      guard let file = service.tokenFile else { return isChanged }
      do throws(Diagnostic) {
        // Without the file nobody may ask: it was there.
        let tokens = try TokenFile.read(file) ?? []
        if service.tokens.replace(with: tokens) { service.noteTokens(tokens) }
      } catch {
        logger.warning("the tokens cannot be read", metadata: ["problem": "\(error)"])
      }
      return isChanged
    }
  }
#endif
