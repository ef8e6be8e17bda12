try SourceTool(arguments: Array(CommandLine.arguments.dropFirst())).run()
