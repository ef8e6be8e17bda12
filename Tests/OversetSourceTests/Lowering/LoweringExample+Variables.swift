#if Source
  extension LoweringExample {
    /// Variables and constants.
    static let variables = [
      LoweringExample(
        "a wrapped property",
        """
        @State private var a: String? = nil
        """,
        """
        variable "a" <member private
          attribute "State" <attribute
          typeName "Optional" <type
            typeName "String" <typeArgument
          none <value
        """),
      LoweringExample(
        "an implicit getter",
        """
        var a: Int { b; return c }
        """,
        """
        variable "a" <member
          typeName "Int" <type
          block <getter
            name "b" <statement
            returnValue <statement
              name "c" <value
        """),
      LoweringExample(
        "a getter and a setter",
        """
        var a: Int { get { b } set(new) { c } }
        """,
        """
        variable "a" <member
          typeName "Int" <type
          block <getter
            name "b" <statement
          block "set" <setter
            name "c" <statement
        """),
      LoweringExample(
        "observers",
        """
        var a = 1 { willSet { b } didSet { c } }
        """,
        """
        variable "a" <member
          integer "1" <value
          block "willSet" <setter
            name "b" <statement
          block "didSet" <setter
            name "c" <statement
        """),
      LoweringExample(
        "a lazy closure",
        """
        lazy var a: B = { c }()
        """,
        """
        variable "a" <member
          typeName "B" <type
          call <value
            closure <callee
              block <body
                name "c" <statement
        """),
      LoweringExample(
        "several names with one type",
        """
        let a, b: Int, c = 3
        """,
        """
        variable "a" <member let
          typeName "Int" <type
        variable "b" <member let
          typeName "Int" <type
        variable "c" <member let
          integer "3" <value
        """),
      LoweringExample(
        "a tuple that is written out",
        """
        let (a, (b, c)) = (1, (2, 3))
        """,
        """
        variable "a" <member let
          integer "1" <value
        variable "b" <member let
          integer "2" <value
        variable "c" <member let
          integer "3" <value
        """),
      LoweringExample(
        "a tuple that comes from a call",
        """
        let (a, (_, b)): C = d()
        """,
        """
        variable "a" <member let
          member "0" <value
            call <base
              name "d" <callee
        variable "b" <member let
          member "1" <value
            member "1" <base
              call <base
                name "d" <callee
        """),
      LoweringExample(
        "a value without a name",
        """
        let _ = a()
        """,
        """
        variable "_" <member let
          call <value
            name "a" <callee
        """),
      LoweringExample(
        "static and class",
        """
        struct A { static let b = 1; class var c: D { e } }
        """,
        """
        type "A" struct: <member
          variable "b" <member static let
            integer "1" <value
          variable "c" <member static
            typeName "D" <type
            block <getter
              name "e" <statement
        """),
      LoweringExample(
        "closures that take tuples apart within closures",
        """
        let (a, b) = { let (c, d) = e }
        """,
        """
        variable "a" <member let
          member "0" <value
            closure <base
              block <body
                variable "c" <statement let
                  member "0" <value
                    name "e" <base
                variable "d" <statement let
                  member "1" <value
                    name "e" <base
        variable "b" <member let
          member "1" <value
            closure <base
              block <body
                variable "c" <statement let
                  member "0" <value
                    name "e" <base
                variable "d" <statement let
        """),
    ]
  }
#endif
