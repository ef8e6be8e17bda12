#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetConfig
  import Logging
  import OversetVocabulary

  /// What every request passes: hosts and origins are proved, errors become problems, headers are strict, and it is
  /// counted.
  struct Gate: RouterMiddleware {
    typealias Context = ServiceContext

    let service: ServiceState

    func handle(
      _ request: Request, context: Context,
      next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      let start = ContinuousClock.now
      var response: Response
      do {
        try HostRule(isOpen: service.tokens.isOpen).prove(request)
        response =
          if request.method == .options {
            try OriginRule(origins: service.settings.origins).preflight(request)
          } else {
            try await next(request, context)
          }
      } catch {
        response = problem(error, of: request, context).response
      }
      StrictHeaders.add(to: &response)
      OriginRule(origins: service.settings.origins).add(to: &response, request)
      note(response, of: request, context, start.duration(to: .now))
      return response
    }

    private func problem(_ error: any Error, of request: Request, _ context: Context) -> Problem {
      switch error {
      case let error as Problem:
        if let cause = error.cause { log(cause, of: request, context) }
        return error
      case let error as any HTTPResponseError:
        return error.status == .notFound
          ? RouteTable.refusal(of: request)
          : Problem(error.status, detail: error.status.reasonPhrase)
      default:
        log("\(error)", of: request, context)
        return Problem(.internalServerError, detail: "the service failed; its log says why")
      }
    }

    private func log(_ cause: String, of request: Request, _ context: Context) {
      context.logger.error(
        "a request failed", metadata: ["path": "\(request.uri.path)", "error": "\(cause)"])
    }

    private func note(
      _ response: Response, of request: Request, _ context: Context, _ duration: Duration
    ) {
      let route = context.endpointPath.flatMap { RouteTable.paths.contains($0) ? $0 : nil }
      service.figures.add(
        route: route ?? "other", method: request.method, status: response.status, duration)
      let level: Logger.Level =
        switch response.status.code {
        case 500...: .error
        case 401, 403, 429: .notice
        default: .debug
        }
      context.logger.log(
        level: level, "request",
        metadata: [
          "method": "\(request.method.rawValue)", "path": "\(request.uri.path)",
          "status": "\(response.status.code)",
          "milliseconds": "\(Tenths.rounded(duration / .milliseconds(1)))",
        ])
    }
  }
#endif
