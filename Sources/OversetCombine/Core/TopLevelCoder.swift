public import Foundation

/// Reads values from data of one kind, such as JSON.
public protocol TopLevelDecoder<Input> {
  /// The type of the data.
  associatedtype Input

  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Writes values as data of one kind, such as JSON.
public protocol TopLevelEncoder<Output> {
  /// The type of the data.
  associatedtype Output

  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
  /// Bytes.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// Bytes.
  public typealias Output = Data
}

extension Publisher {
  /// Reads a value from each piece of data; what fails ends the flow.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Writes each value as data; what fails ends the flow.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
