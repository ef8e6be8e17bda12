#if Service
  import OversetService

  await OversetServer.main()
#else
  import Foundation
  import OversetFiles

  _ = try? StandardStream.error.write(
    Data(
      """
      error: this overset-server was built without the service; build it with \
      `swift build --product overset-server --traits Service,Source`

      """.utf8))
  exit(64)
#endif
