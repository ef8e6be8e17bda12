-- Sends the requests of a file in turn, for wrk. Each line is a method, a path and a body, with tabs between them; `{n}` in a
-- line is replaced by a number that no other request of the run has.
--
--   wrk … -s requests.lua URL -- FILE TOKEN FIRST
--
-- In the end it prints what came of them as JSON: times in milliseconds.

local lines = {}
local number

function init(args)
  for line in io.lines(args[1]) do
    local method, path, body = line:match("^(.-)\t(.-)\t(.*)$")
    lines[#lines + 1] = { method, path, body }
  end
  wrk.headers["Authorization"] = "Bearer " .. args[2]
  wrk.headers["Content-Type"] = "application/json"
  number = tonumber(args[3])
  -- What never changes is put together once: the clock is for the server.
  for index, line in ipairs(lines) do
    if not (line[2] .. line[3]):find("{n}", 1, true) then
      lines[index] = wrk.format(line[1], line[2], nil, line[3])
    end
  end
end

function request()
  local line = lines[number % #lines + 1]
  number = number + 1
  if type(line) == "string" then return line end
  local path = line[2]:gsub("{n}", number)
  local body = line[3]:gsub("{n}", number)
  return wrk.format(line[1], path, nil, body)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests": %d, "seconds": %f, "p50": %f, "p95": %f, "p99": %f, "max": %f, "failed": %d, "refused": %d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3, latency.max / 1e3,
    errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
