#if Source
  extension LoweringExample {
    /// Types as they are written.
    static let types = [
      LoweringExample(
        "optionals",
        """
        let a: B?, c: D!
        """,
        """
        variable "a" <member let
          typeName "Optional" <type
            typeName "B" <typeArgument
        variable "c" <member let
          typeName "Optional" <type
            typeName "D" <typeArgument
        """),
      LoweringExample(
        "collections",
        """
        let a: [B], c: [D: [E]]
        """,
        """
        variable "a" <member let
          typeName "Array" <type
            typeName "B" <typeArgument
        variable "c" <member let
          typeName "Dictionary" <type
            typeName "D" <typeArgument
            typeName "Array" <typeArgument
              typeName "E" <typeArgument
        """),
      LoweringExample(
        "arguments",
        """
        let a: B<C, D<E>>, f: G.H<I>.J
        """,
        """
        variable "a" <member let
          typeName "B" <type
            typeName "C" <typeArgument
            typeName "D" <typeArgument
              typeName "E" <typeArgument
        variable "f" <member let
          typeName "G.H.J" <type
        """),
      LoweringExample(
        "functions",
        """
        let a: (B, _ c: D) async throws -> E, f: (() -> Void)?
        """,
        """
        variable "a" <member let
          typeName "->" <type
            typeName "B" <typeArgument
            typeName "D" <typeArgument
            typeName "E" <result
        variable "f" <member let
          typeName "Optional" <type
            typeName "->" <typeArgument
              typeName "Void" <result
        """),
      LoweringExample(
        "tuples",
        """
        let a: (b: C, D), e: (F), g: ()
        """,
        """
        variable "a" <member let
          typeName "()" <type
            typeName "C" b: <typeArgument
            typeName "D" <typeArgument
        variable "e" <member let
          typeName "F" <type
        variable "g" <member let
          typeName "()" <type
        """),
      LoweringExample(
        "some and any",
        """
        let a: some B, c: any D & E, f: (any G)?
        """,
        """
        variable "a" <member let
          typeName "B" <type
        variable "c" <member let
          typeName "&" <type
            typeName "D" <typeArgument
            typeName "E" <typeArgument
        variable "f" <member let
          typeName "Optional" <type
            typeName "G" <typeArgument
        """),
      LoweringExample(
        "attributes and modifiers",
        """
        func f(a: @escaping @Sendable (B) -> C, d: inout E, f: consuming G) {}
        """,
        """
        function "f" <member
          parameter "a" a: <parameter
            typeName "->" <type
              typeName "B" <typeArgument
              typeName "C" <result
          parameter "d" d: <parameter
            typeName "E" <type
          parameter "f" f: <parameter
            typeName "G" <type
          block <body
        """),
      LoweringExample(
        "metatypes",
        """
        let a: B.Type, c: D.E.Type, f: (any G).Type
        """,
        """
        variable "a" <member let
          typeName "B.Type" <type
        variable "c" <member let
          typeName "D.E.Type" <type
        variable "f" <member let
          typeName "G.Type" <type
        """),
      LoweringExample(
        "a type as a value",
        """
        let a = [String]().b(C<D>.self, E<F>(g), [H: I].self)
        """,
        """
        variable "a" <member let
          call <value
            member "b" <callee
              call <base
                array <callee
                  name "String" <element
            member "self" <argument
              name "C" <base
                typeName "D" <typeArgument
            call <argument
              name "E" <callee
                typeName "F" <typeArgument
              name "g" <argument
            member "self" <argument
              dictionary <base
                name "H" <key
                name "I" <value
        """),
      LoweringExample(
        "what is not one",
        """
        struct A: ~Copyable {}
        """,
        """
        type "A" struct: <member
        """),
    ]
  }
#endif
