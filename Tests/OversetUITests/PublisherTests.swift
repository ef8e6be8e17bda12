import OversetUI
import Testing

private enum Trouble: Error { case one }

/// Publishers send at once and in order.
struct PublisherTests {
  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let flow = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
    flow.cancel()
    return values
  }

  @Test("operators send what they say of the values before them")
  func operatorsTransform() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(values(numbers.map { $0 * 2 }) == [2, 4, 4, 6, 8])
    #expect(values(numbers.filter { $0 > 2 }) == [3, 4])
    #expect(values(numbers.removeDuplicates()) == [1, 2, 3, 4])
    #expect(values(numbers.compactMap { $0 == 2 ? nil : "\($0)" }) == ["1", "3", "4"])
    #expect(values(numbers.scan(0, +)) == [1, 3, 5, 8, 12])
    #expect(values(numbers.collect()) == [[1, 2, 2, 3, 4]])
    #expect(values(numbers.dropFirst(3)) == [3, 4])
    #expect(values(numbers.prefix(2)) == [1, 2])
    #expect(values(numbers.first { $0 > 1 }) == [2])
    #expect(values(numbers.last()) == [4])
    #expect(values(numbers.prepend(0).append(9)) == [0, 1, 2, 2, 3, 4, 9])
    #expect(values(numbers.flatMap { [$0, -$0].publisher }.count()) == [10])
    #expect(values(Empty<Int, Never>().replaceEmpty(with: 7)) == [7])
  }

  @Test("errors end a flow, and are replaced, renamed or caught")
  func errorsEndFlows() {
    let failing = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Trouble.one }
      return number
    }
    #expect(values(failing) == [1])
    #expect(values(failing.replaceError(with: 9)) == [1, 9])
    #expect(values(failing.catch { _ in [5, 6].publisher }) == [1, 5, 6])
    #expect(values(Fail<Int, Trouble>(error: .one).mapError { _ in Trouble.one }) == [])
  }

  @Test("the last values of several publishers are combined, merged and paired")
  func flowsAreCombined() {
    let (left, right) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var log: [String] = []
    var flows: Set<AnyCancellable> = []
    left.combineLatest(right).sink { log.append("\($0)\($1)") }.store(in: &flows)
    left.zip(right).sink { log.append("zip \($0)\($1)") }.store(in: &flows)
    Publishers.CombineLatest(left.map { "\($0)" }, right).map { $0 + $1 }
      .sink { log.append("both \($0)") }.store(in: &flows)
    right.send("a")
    left.send(2)
    right.send("b")
    #expect(
      log == ["1a", "zip 1a", "both 1a", "2a", "both 2a", "2b", "zip 2b", "both 2b"])
    flows = []
    right.send("c")
    #expect(log.count == 8)
  }

  @Test("a value with a delay comes at once, and a clock sends nothing")
  func nothingWaits() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let flow = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .throttle(for: 0.5, scheduler: RunLoop.main, latest: true)
      .receive(on: DispatchQueue.main)
      .sink { heard.append($0) }
    let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { _ in heard.append(-1) }
    subject.send(1)
    subject.send(2)
    #expect(heard == [1, 2])
    flow.cancel()
    ticks.cancel()
  }

  @Test("a notification is sent while somebody listens, and futures keep their result")
  func notificationsAndFutures() {
    let name = Notification.Name("PublisherTests")
    let center = NotificationCenter()
    var count = 0
    let flow = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    flow.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
    let future = Future<Int, Never> { $0(.success(3)) }
    #expect(values(future) == [3])
    #expect(values(Deferred { future }) == [3])
  }

  @Test("a subject writes into a property and a published property")
  func valuesAreAssigned() {
    final class Model: ObservableObject {
      @Published var name = "a"
      var length = 0
    }
    let model = Model()
    let subject = PassthroughSubject<String, Never>()
    subject.assign(to: &model.$name)
    let flow = model.$name.map(\.count).assign(to: \.length, on: model)
    subject.send("abc")
    #expect(model.name == "abc")
    #expect(model.length == 3)
    flow.cancel()
  }
}
