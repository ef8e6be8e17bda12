#if Source
  extension LoweringExample {
    /// Types, functions and enums.
    static let declarations = [
      LoweringExample(
        "a class with its superclass, attribute and member",
        """
        @MainActor final class A: B.C, D {
          class var a: Int
        }
        """,
        """
        type "A" class: <member
          attribute "MainActor" <attribute
          typeName "B.C" <inherited
          typeName "D" <inherited
          variable "a" <member static
            typeName "Int" <type
        """),
      LoweringExample(
        "an extension of a nested type",
        """
        extension A.B where C: D { static func f() {} }
        """,
        """
        type "A.B" extension: <member
          typeName "C" <condition
          typeName "D" <condition
          function "f" <member static
            block <body
        """),
      LoweringExample(
        "an extension of an array",
        """
        extension [String] { }
        """,
        """
        type "Array" extension: <member
        """),
      LoweringExample(
        "a protocol and what it asks for",
        """
        protocol P: AnyObject {
          associatedtype A: Q = Int
          var a: String { get set }
          func f()
        }
        """,
        """
        type "P" protocol: <member
          typeName "AnyObject" <inherited
          typeAlias "A" <member
            typeName "Int" <type
          variable "a" <member
            typeName "String" <type
          function "f" <member
        """),
      LoweringExample(
        "an actor and a type alias",
        """
        actor A { typealias B = [C] }
        """,
        """
        type "A" actor: <member
          typeAlias "B" <member
            typeName "Array" <type
              typeName "C" <typeArgument
        """),
      LoweringExample(
        "a function with labels, defaults and any number of arguments",
        """
        func f(_ a: String..., b c: Int = 3, d: inout E) async throws -> F {}
        """,
        """
        function "f" <member
          parameter "a" <parameter variadic
            typeName "String" <type
          parameter "c" b: <parameter
            typeName "Int" <type
            integer "3" <value
          parameter "d" d: <parameter
            typeName "E" <type
          typeName "F" <result
          block <body
        """),
      LoweringExample(
        "initializers and the end of an object",
        """
        class A {
          override init?(a: B) { a }
          deinit { c }
        }
        """,
        """
        type "A" class: <member
          function "init" <member override
            parameter "a" a: <parameter
              typeName "B" <type
            block <body
              name "a" <statement
          function "deinit" <member
            block <body
              name "c" <statement
        """),
      LoweringExample(
        "a subscript that is read and written",
        """
        struct A { subscript(a: B, c d: E) -> F { get { g } set { h } } }
        """,
        """
        type "A" struct: <member
          function "subscript" <member
            parameter "a" <parameter
              typeName "B" <type
            parameter "d" c: <parameter
              typeName "E" <type
            typeName "F" <result
            block <body
              name "g" <statement
            block "set" <setter
              name "h" <statement
        """),
      LoweringExample(
        "a subscript that is only read",
        """
        struct A { subscript(a: B) -> C { d } }
        """,
        """
        type "A" struct: <member
          function "subscript" <member
            parameter "a" <parameter
              typeName "B" <type
            typeName "C" <result
            block <body
              name "d" <statement
        """),
      LoweringExample(
        "an operator",
        """
        private static func + (a: A, b: A) -> A { a }
        """,
        """
        function "+" <member static private
          parameter "a" a: <parameter
            typeName "A" <type
          parameter "b" b: <parameter
            typeName "A" <type
          typeName "A" <result
          block <body
            name "a" <statement
        """),
      LoweringExample(
        "several cases of an enum on a line",
        """
        enum A: String { case a, b = "c"; indirect case d(e: Int, _ f: G, H = 2) }
        """,
        """
        type "A" enum: <member
          typeName "String" <inherited
          enumCase "a" <member
          enumCase "b" <member
            string "c" <value
          enumCase "d" <member
            parameter "e" e: <parameter
              typeName "Int" <type
            parameter "f" <parameter
              typeName "G" <type
            parameter <parameter
              typeName "H" <type
              integer "2" <value
        """),
      LoweringExample(
        "attributes with arguments",
        #"""
        @Environment(\.dismiss) private var a
        """#,
        """
        variable "a" <member private
          attribute "Environment" <attribute
            keyPath "dismiss" <argument
        """),
      LoweringExample(
        "setters alone are private",
        """
        private(set) var a = 1; fileprivate let b = 2
        """,
        """
        variable "a" <member
          integer "1" <value
        variable "b" <member let private
          integer "2" <value
        """),
      LoweringExample(
        "imports and operators are left out",
        """
        import A.B
        prefix operator +++
        precedencegroup P {}
        a
        """,
        """
        name "a" <statement
        """),
      LoweringExample(
        "names of keywords",
        """
        func `default`(`in` a: B) { `self` }
        """,
        """
        function "default" <member
          parameter "a" in: <parameter
            typeName "B" <type
          block <body
            name "self" <statement
        """),
      LoweringExample(
        "a macro as a declaration",
        """
        #Preview("a", traits: .b) { c }
        """,
        """
        macro "Preview" <member
          string "a" <argument
          member "b" traits: <argument
          closure <argument trailing
            block <body
              name "c" <statement
        """),
      LoweringExample(
        "a macro among members",
        """
        struct A { #b(c) }
        """,
        """
        type "A" struct: <member
          macro "b" <member
            name "c" <argument
        """),
      LoweringExample(
        "generic parameters come with what they must be",
        """
        func f<each T: P>(_ a: repeat each T) where T: Q { repeat g(each a) }
        """,
        """
        function "f" <member
          typeName "T" <typeArgument
            typeName "P" <inherited
          parameter "a" <parameter
            typeName "T" <type
          typeName "T" <condition
          typeName "Q" <condition
          block <body
            call <statement
              name "g" <callee
              name "a" <argument
        """),
      LoweringExample(
        "the types that are required",
        """
        struct A<B> where B == C.D {}; typealias E<F> = G where F: H<I>
        """,
        """
        type "A" struct: <member
          typeName "B" <typeArgument
          typeName "B" <condition
          typeName "C.D" <condition
        typeAlias "E" <member
          typeName "G" <type
          typeName "F" <condition
          typeName "H" <condition
            typeName "I" <typeArgument
        """),
    ]
  }
#endif
