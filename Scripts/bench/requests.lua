-- Sends the requests of a file in turn, for wrk. Each line is a method, a path and a body, with tabs between them; `{n}` in a
-- line is replaced by a number of nine digits that no other request of the run has.
--
--   wrk … -s requests.lua URL -- FILE TOKEN FIRST
--
-- In the end it prints what came of them as JSON: times in milliseconds.

local lines = {}
local number
-- Stands for a number until it is sent; no text has it.
local DIGITS = "\1\1\1\1\1\1\1\1\1"

-- What lies between the numbers of a request.
local function parts(request)
  local found, first = {}, 1
  while true do
    local start, last = request:find(DIGITS, first, true)
    found[#found + 1] = request:sub(first, start and start - 1)
    if not start then return found end
    first = last + 1
  end
end

function init(args)
  for line in io.lines(args[1]) do
    local method, path, body = line:match("^(.-)\t(.-)\t(.*)$")
    lines[#lines + 1] = { method, path, body }
  end
  wrk.headers["Authorization"] = "Bearer " .. args[2]
  wrk.headers["Content-Type"] = "application/json"
  number = tonumber(args[3])
  -- What never changes is put together once, and the length is that with any number: the time is for the server.
  for index, line in ipairs(lines) do
    local path, body = line[2]:gsub("{n}", DIGITS), line[3]:gsub("{n}", DIGITS)
    lines[index] = parts(wrk.format(line[1], path, nil, body))
  end
end

function request()
  local line = lines[number % #lines + 1]
  number = number + 1
  if #line == 1 then return line[1] end
  return table.concat(line, string.format("%09d", number))
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests": %d, "seconds": %f, "p50": %f, "p95": %f, "p99": %f, "max": %f, "failed": %d, "refused": %d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3, latency.max / 1e3,
    errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
