#if Service
  import Foundation
  import OversetCommand
  import OversetConfig
  import OversetProject
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// What is pushed is proved before it counts.
  @Suite struct RunLimitTests {
    private func send(
      _ service: RunningService, _ method: String, _ path: String, _ json: String
    ) async throws -> Answer {
      try await service.ask(path, method: method, body: Data(json.utf8))
    }

    @Test(
      "what is said of a run is bounded, and what is no name, commit, number or path is refused")
    func openings() async throws {
      let service = try await RunningService(TestCatalog.project())
      let commit = PushedApp.commit(1)
      func opening(_ member: String, _ value: String) -> String {
        var members = [
          "project": "\"a\"", "nonce": "\"a\"", "total": "1", "branch": "\"a\"",
          "commit": "\"\(commit)\"",
        ]
        members[member] = value
        return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
      }
      let long = "\"\(String(repeating: "x", count: 251))\""
      for (member, value) in [
        ("project", "\"\""), ("project", long), ("branch", "\"a\\u0000\""), ("branch", "\"a\\n\""),
        ("nonce", long), ("total", "0"), ("total", "10001"), ("total", "-1"), ("total", "1.5"),
        ("total", "99999999999999999999"), ("commit", "\"main\""),
        ("commit", "\"\(commit)\(commit)\""),
        ("commit", "7"), ("pullRequest", "0"), ("pullRequests", "[-1]"), ("expires", "1"),
        ("bases", "[\"../../etc\"]"), ("mergeBase", "\"HEAD\""), ("folder", "\"../x\""),
        ("folder", "\"/etc\""), ("folder", "\"a/.git\""), ("folder", "\"a//b\""),
        (
          "ancestors",
          "[" + Array(repeating: "\"\(commit)\"", count: 1_001).joined(separator: ",") + "]"
        ),
      ] {
        let answer = try await send(service, "POST", "/v1/runs", opening(member, value))
        #expect(answer.status == 400, "\(member) \(value.prefix(30))")
      }
      #expect(try await send(service, "POST", "/v1/runs", opening("nonce", "\"b\"")).status == 200)
      for text in ["", "[]", "{", "null", String(repeating: "[", count: 100_000)] {
        let answer = try await send(service, "POST", "/v1/runs", text)
        #expect(answer.status == 400, "\(text.prefix(10))")
      }
    }

    @Test(
      "a blob that was too small for the pictures of its cells is refused, here before it is sent")
    func incompletePictures() async throws {
      var app = try await PushedApp()
      app.label = "Changed"
      let blob = try await app.blobs(limit: 1)[0]
      let words = "of 4 cells exceed what a blob may hold"
      let fault = #expect(throws: Diagnostic.self) {
        try PushedShard(blob, name: "run.blob", project: app.project.root)
      }
      #expect(fault?.place?.file == "run.blob" && fault?.problem.contains(words) == true)
      // Another client may send it.
      let service = try await RunningService(TestCatalog.project())
      let opened = try await service.ask(
        "/v1/runs", method: "POST",
        body: try JSONEncoder().encode(PushedApp.opening(PushedApp.commit(1))))
      let run = try JSONDecoder().decode(OpenedRun.self, from: opened.body).number
      let (parcel, files) = ShardParcel.parting(blob)
      for file in files {
        _ = try await service.ask("/v1/objects/\(file.digest)", method: "PUT", body: file.data)
      }
      let upload = ShardUpload(
        blob: String(decoding: parcel.text, as: UTF8.self),
        objects: files.map { NamedObject(digest: $0.digest, size: $0.data.count) })
      let answer = try await service.ask(
        "/v1/runs/\(run)/shards/1", method: "PUT", body: try JSONEncoder().encode(upload))
      #expect(answer.status == 422 && String(decoding: answer.body, as: UTF8.self).contains(words))
      #expect(try await service.run(run).shards.have == [])
    }

    @Test(
      "a blob that is none, is damaged, or holds what its digest does not say, counts for nothing")
    func blobs() async throws {
      let app = try await PushedApp()
      let shard = try await app.shards()[0]
      let service = try await RunningService(TestCatalog.project())
      _ = try await service.push([shard], PushedApp.opening(PushedApp.commit(1)))
      let client = try service.client()
      var opening = PushedApp.opening(PushedApp.commit(2))
      _ = try await client.send("POST", "/v1/runs", opening, answer: OpenedRun.self)
      opening = PushedApp.opening(PushedApp.commit(3), total: 2)
      _ = try await client.send("POST", "/v1/runs", opening, answer: OpenedRun.self)
      await client.close()
      let upload = shard.upload
      func put(_ path: String, _ upload: ShardUpload) async throws -> Int {
        try await service.ask(path, method: "PUT", body: try JSONEncoder().encode(upload)).status
      }
      let none = String(repeating: "0", count: 64)
      let blobs = [
        "", "x", "overset-shard 2 run \(none)\n{}", upload.blob + " ",
        upload.blob.replacing("overset-shard 2 run", with: "overset-shard 2 check"),
        upload.blob.replacing("overset-shard 2 run", with: "overset-shard 3 run"),
        upload.blob.replacing("Card", with: "Cart"),
        upload.blob.replacing("\"index\":0", with: "\"index\":99999999999999999999"),
      ]
      for blob in blobs {
        let other = ShardUpload(blob: blob, objects: upload.objects)
        #expect(try await put("/v1/runs/2/shards/1", other) == 422, "\(blob.prefix(40))")
      }
      // The only shard of a run is none of two.
      #expect(try await put("/v1/runs/3/shards/1", upload) == 422)
      for path in [
        "/v1/runs/2/shards/0", "/v1/runs/2/shards/2", "/v1/runs/2/shards/x", "/v1/runs/9/shards/1",
      ] {
        #expect(try await put(path, upload) == 404, "\(path)")
      }
      for object in [
        NamedObject(digest: "x", size: 1), NamedObject(digest: none, size: -1),
        NamedObject(digest: none, size: 1_000_000_000_000),
        NamedObject(digest: none, size: 1, path: "../x"),
        NamedObject(digest: none, size: 1, path: "/etc/passwd"),
        NamedObject(digest: none, size: 1, path: "a/.ssh/x"),
        NamedObject(digest: none, size: 1, path: ""),
      ] {
        let other = ShardUpload(blob: upload.blob, objects: upload.objects + [object])
        #expect(try await put("/v1/runs/2/shards/1", other) == 400, "\(object)")
      }
      // A file of the blob that is not named.
      let unnamed = ShardUpload(
        blob: upload.blob, objects: upload.objects + [NamedObject(digest: none, size: 1)])
      #expect(try await put("/v1/runs/2/shards/1", unnamed) == 422)
      #expect(try await service.run(2).shards.have == [])
      #expect(try await put("/v1/runs/2/shards/1", upload) == 200)
      #expect(try await service.run(2).state == "complete")
    }

    @Test("a file is taken if a shard has named it, and if it is what its digest says")
    func objects() async throws {
      let service = try await RunningService(TestCatalog.project())
      let client = try service.client()
      let png = Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])
      let text = Data("a text".utf8)
      let files = [png, text].map {
        NamedObject(digest: Digest.sha256Hex(of: $0), size: $0.count, path: "a/\($0.count)")
      }
      let opening = try await client.send(
        "POST", "/v1/runs", PushedApp.opening(PushedApp.commit(1)), answer: OpenedRun.self)
      let lacks = try await client.send(
        "PUT", "/v1/runs/\(opening.number)/shards/1", ShardUpload(blob: "x", objects: files),
        answer: ShardAnswer.self
      ).lacks
      #expect(Set(lacks) == Set(files.map(\.digest)))
      await client.close()
      func put(_ digest: String, _ data: Data) async throws -> Int {
        try await service.ask("/v1/objects/\(digest)", method: "PUT", body: data).status
      }
      let unknown = Data("unknown".utf8)
      #expect(try await put(Digest.sha256Hex(of: unknown), unknown) == 409)
      #expect(try await put(files[1].digest, Data("b text".utf8)) == 422)
      #expect(try await put(files[1].digest, text + text) == 413)
      #expect(try await put(files[0].digest, png) == 422)
      #expect(try await put("x", text) == 404)
      #expect(try await service.ask("/v1/objects/\(files[1].digest)").status == 404)
      #expect(try await put(files[1].digest, text) == 204)
      #expect(try await put(files[1].digest, text) == 204)
      let kept = try await service.ask("/v1/objects/\(files[1].digest)")
      #expect(kept.body == text && kept.fields["content-type"] == "text/plain; charset=utf-8")
      #expect(kept.fields["x-content-type-options"] == "nosniff")
      // What the service keeps beside them is no file of theirs.
      #expect(
        try await service.ask("/v1/objects/\(Digest.sha256Hex(of: Data("x".utf8)))").status == 404)
    }

    @Test(
      "runs that are not there, and numbers that are none, are not found",
      arguments: ["0", "7", "-1", "x", "1.5", "99999999999999999999", "1%00"])
    func missingRuns(number: String) async throws {
      let service = try await RunningService(TestCatalog.project())
      for path in ["", "/document", "/causes", "/accepted", "/comments", "/events"] {
        #expect(try await service.ask("/v1/runs/\(number)\(path)").status == 404, "\(path)")
      }
    }
  }
#endif
