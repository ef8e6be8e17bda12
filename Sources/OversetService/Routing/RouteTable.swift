#if Service
  import HTTPTypes
  import Hummingbird
  import OversetConfig

  /// All routes: what is not here is not answered.
  package enum RouteTable {
    /// In the order of the description.
    package static let all: [Route] =
      [
        CheckRoute.route, PictureRoute.route, TextsRoute.route, SaveRoute.route, ProjectRoute.route,
        DescriptionRoute.route, HealthRoutes.health, HealthRoutes.ready, MetricsRoute.route,
      ] + RunRoutes.all + ReviewRoutes.all + [DeliveryRoute.route] + SignInRoutes.all
      + PageRoutes.all
      + HookRoutes.all + CrowdinRoutes.all

    /// The paths of all routes.
    static let paths = Set(all.map(\.path))

    /// A router that answers each route after its right was proved.
    static func router(for service: ServiceState) -> Router<ServiceContext> {
      let router = Router(context: ServiceContext.self, options: .autoGenerateHeadEndpoints)
      router.add(middleware: Gate(service: service))
      for route in all {
        router.on(RouterPath(route.path), method: route.method) { request, context in
          let start = ContinuousClock.now
          let access = RouteAccess(
            service: service, request: request,
            address: context.address(of: request, behind: service.settings.proxies))
          let caller = try await access.caller(needing: route.right)
          return try await route.respond(
            ServiceRequest(
              request: request, names: context.parameters, caller: caller, access: access,
              start: start, service: service))
        }
      }
      return router
    }

    /// Why a request that no route takes is refused: another method than those of its path (405), or a path that is not
    /// there (404).
    static func refusal(of request: Request) -> Problem {
      let routes = all.filter { isPath(request.uri.path, of: $0) }
      guard let path = routes.first?.path else {
        return Problem(
          .notFound,
          detail: "there is nothing at this path; /v1/openapi.json says what there is")
      }
      let known = routes.map(\.method)
      let allowed = (known.map(\.rawValue) + (known.contains(.get) ? ["HEAD"] : []))
        .joined(separator: ", ")
      return Problem(
        .methodNotAllowed, detail: "\(path) takes \(allowed)", fields: [.allow: allowed])
    }

    /// Whether a path has the steps of a route, with anything in the places of its names.
    private static func isPath(_ path: String, of route: Route) -> Bool {
      let steps = path.split(separator: "/")
      let own = route.path.split(separator: "/")
      return steps.count == own.count
        && zip(steps, own).allSatisfy { $1.hasPrefix("{") || $0 == $1 }
    }
  }
#endif
