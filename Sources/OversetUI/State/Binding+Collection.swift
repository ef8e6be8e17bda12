extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position behind another.
  public func index(after position: Value.Index) -> Value.Index {
    wrappedValue.index(after: position)
  }

  /// Moves a position behind the element.
  public func formIndex(after position: inout Value.Index) {
    wrappedValue.formIndex(after: &position)
  }

  /// A binding to the element at a position.
  ///
  /// It reads the element that it had at first where the collection has become shorter.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let first = wrappedValue[position]
    return Binding<Value.Element>(
      get: { [self] in
        let all = wrappedValue
        return (all.startIndex..<all.endIndex).contains(position) ? all[position] : first
      },
      set: { [self] element in
        guard (wrappedValue.startIndex..<wrappedValue.endIndex).contains(position) else { return }
        wrappedValue[position] = element
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before another.
  public func index(before position: Value.Index) -> Value.Index {
    wrappedValue.index(before: position)
  }

  /// Moves a position before the element.
  public func formIndex(before position: inout Value.Index) {
    wrappedValue.formIndex(before: &position)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
