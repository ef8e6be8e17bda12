"""Tests that Overset runs: `overset_test` checks catalogs, or lays components out, in as many shards as you like."""

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _overset_test_impl(ctx):
    program = ctx.executable.overset
    lines = [
        "#!/usr/bin/env bash",
        "set -euo pipefail",
        # Bazel links the files of a test into a tree of their own. Overset follows no link out of a project, because
        # whoever checks a project should check what is in it: the project is copied.
        "runfiles=$PWD",
        "project=$TEST_TMPDIR/project",
        "mkdir -p \"$project\"",
    ]
    package = ctx.label.package
    for file in ctx.files.srcs:
        path = file.short_path
        inside = path[len(package) + 1:] if package and path.startswith(package + "/") else path
        lines.append("mkdir -p \"$project\"/%s" % _quoted(inside.rpartition("/")[0]))
        lines.append("cp -L %s \"$project\"/%s" % (_quoted(path), _quoted(inside)))
    lines += [
        "shard=()",
        # One test has no shard. Of several each looks at its part, and leaves its blob among the outputs of the test.
        "if [ \"${TEST_TOTAL_SHARDS:-1}\" -gt 1 ]; then shard=(--shard auto); fi",
        "cd \"$project\"",
        # JUnit goes where XML_OUTPUT_FILE says, and the shard touches TEST_SHARD_STATUS_FILE.
        "exec \"$runfiles\"/%s %s ${shard[@]+\"${shard[@]}\"} --project . \"$@\"" % (
            _quoted(program.short_path),
            " ".join([_quoted(part) for part in [ctx.attr.command] + ctx.attr.paths]),
        ),
    ]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "\n".join(lines) + "\n", is_executable = True)
    runfiles = ctx.runfiles(files = ctx.files.srcs + [program])
    runfiles = runfiles.merge(ctx.attr.overset[DefaultInfo].default_runfiles)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

overset_test = rule(
    implementation = _overset_test_impl,
    doc = "Runs Overset as a test. `args` are options of Overset, `shard_count` is the number of shards.",
    attrs = {
        "command": attr.string(
            default = "check",
            values = ["check", "run"],
            doc = "The subcommand: `check` for catalogs, `run` for components.",
        ),
        "overset": attr.label(
            default = "@overset//:overset",
            executable = True,
            cfg = "target",
            allow_files = True,
            doc = "The program: the installed one, or your own that links your components.",
        ),
        "paths": attr.string_list(
            doc = "What `check` looks at, as paths from the package.",
        ),
        "srcs": attr.label_list(
            allow_files = True,
            doc = "The files of the project: catalogs, Config, references.",
        ),
    },
    test = True,
)

def _installed_overset_impl(repository):
    program = repository.os.environ.get("OVERSET") or repository.which("overset")
    if not program:
        fail("overset is not in PATH: install it, or name it in the variable OVERSET")
    # A link: what it needs lies beside the program.
    repository.symlink(program, "overset")
    repository.file("BUILD.bazel", "exports_files([\"overset\"], visibility = [\"//visibility:public\"])\n")

installed_overset = repository_rule(
    implementation = _installed_overset_impl,
    doc = "The program `overset` that is installed on this machine.",
    environ = ["OVERSET", "PATH"],
    local = True,
)
