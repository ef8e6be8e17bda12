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

    func run() async throws {
      try? await cancelWhenGracefulShutdown {
        while !Task.isCancelled {
          try await Task.sleep(for: interval)
          await look()
        }
      }
    }

    private func look() async {
      let logger = service.logger
      do throws(Diagnostic) {
        if try await service.projects.update(today: CalendarDay(Date())) {
          logger.info(
            "the project was read again",
            metadata: ["revision": "\(service.projects.current.revision)"])
        }
      } catch {
        logger.warning("the project cannot be read", metadata: ["problem": "\(error)"])
      }
      guard let file = service.tokenFile else { return }
      do throws(Diagnostic) {
        // Without the file nobody may ask: it was there.
        service.tokens.replace(with: try TokenFile.read(file) ?? [])
      } catch {
        logger.warning("the tokens cannot be read", metadata: ["problem": "\(error)"])
      }
    }
  }
#endif
