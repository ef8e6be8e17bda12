#if Service
  /// A file that belongs to a shard, by what it holds.
  package struct NamedObject: Codable, Sendable, Equatable, Hashable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case digest, size, path }

    /// The SHA-256 of its bytes.
    package var digest: String
    /// How many bytes it has.
    package var size: Int
    /// Where the repository has it; nil for a file that only the blob has.
    package var path: String?

    package init(digest: String, size: Int, path: String? = nil) {
      self.digest = digest
      self.size = size
      self.path = path
    }
  }

  /// A shard: its blob with digests in the place of files, and which files belong to it.
  package struct ShardUpload: Codable, Sendable, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case blob, objects }

    /// The blob, without files.
    package var blob: String
    /// The files of the blob, and those of the repository that its page shows.
    package var objects: [NamedObject]

    package init(blob: String, objects: [NamedObject]) {
      self.blob = blob
      self.objects = objects
    }
  }

  /// What is lacking of a shard.
  package struct ShardAnswer: Codable, Sendable, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case state, lacks }

    /// How far the run is.
    package var state: String
    /// The digests of files that were not sent yet; with none the shard counts.
    package var lacks: [String]

    package init(state: String, lacks: [String]) {
      self.state = state
      self.lacks = lacks
    }
  }
#endif
