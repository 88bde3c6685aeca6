import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject, stateDir } from './project.js'

function filesUnder(path, accepts) {
  const full = inProject(path)
  const found = statSync(full, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [{ path, size: found.size, mtime: found.mtimeMs }]
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || accepts(join(path, entry.name)))
    .flatMap((entry) => filesUnder(join(path, entry.name), accepts))
}

function fingerprint(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

function listInputs(step) {
  const accepts = (path) => !step.ignores?.some((pattern) => pattern.test(path))
  return step.inputs.flatMap((path) => filesUnder(path, accepts)).sort((a, b) => (a.path < b.path ? -1 : 1))
}

const byTime = (files) => fingerprint(files.map(({ path, size, mtime }) => `${path} ${size} ${mtime}`))
const byContent = (files) => fingerprint(files.flatMap(({ path }) => [path, readFileSync(inProject(path))]))

const stampFile = (step) => join(stateDir, 'stamps', `${step.name}.json`)

function readStamp(step) {
  try {
    return JSON.parse(readFileSync(stampFile(step), 'utf8'))
  } catch {
    return {}
  }
}

function writeStamp(step, stamp) {
  mkdirSync(dirname(stampFile(step)), { recursive: true })
  writeFileSync(stampFile(step), JSON.stringify(stamp))
}

/** Compares times and sizes first, and the content only when those changed. */
export function isFresh(step) {
  if (!step.outputs.every((path) => existsSync(inProject(path)))) return false
  const stamp = readStamp(step)
  const files = listInputs(step)
  const times = byTime(files)
  if (stamp.times === times) return true
  const content = byContent(files)
  if (stamp.content !== content) return false
  try {
    writeStamp(step, { times, content })
  } catch {
    // A user without write access compares the content each time.
  }
  return true
}

export function markFresh(step) {
  const files = listInputs(step)
  writeStamp(step, { times: byTime(files), content: byContent(files) })
}
