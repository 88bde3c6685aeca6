import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { root } from './lib/project.js'

/** Nouns from the lowest level to the highest; a noun calls its own level and lower ones. */
const levels = [
  ['platform', 'captcha', 'asset', 'audit', 'log', 'mail'],
  ['session', 'api-token'],
  ['account', 'user'],
  ['team', 'post'],
  ['game'],
  ['participation', 'notice', 'game-event'],
  ['flag', 'challenge'],
  ['submission', 'container', 'writeup', 'capture', 'proxy'],
  ['scoreboard', 'backup', 'cheat', 'sheet'],
]
const levelOf = new Map(levels.flatMap((nouns, level) => nouns.map((noun) => [noun, level])))

/** Each side of a wire stands alone. */
const closedRooms = [
  { from: 'client', to: 'server' },
  { from: 'client', to: 'cli' },
  { from: 'cli', to: 'server' },
  { from: 'cli', to: 'client' },
  { from: 'server', to: 'client' },
  { from: 'server', to: 'cli' },
  { from: 'server', to: 'tests' },
  { from: 'client', to: 'tests' },
]

// A GraphQL type and a model of REST name their neighbours in both directions, so the doors are outside the order.
const door = /\.(schema|rest|shapes|test|contract)\.tsx?$/
const importing =
  /^(?:import|export)\s(?!type\s)[^'"]*?from\s+['"](\.[^'"]+)['"]|import\(['"](\.[^'"]+)['"]\)/gm

function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(importing)].map((match) => normalize(join(dirname(file), match[1] ?? match[2])))
}

function problemWith(file, target) {
  const room = closedRooms.find(({ from, to }) => file.startsWith(from + sep) && target.startsWith(to + sep))
  if (room && !/\.test\.tsx?$/.test(file)) return `${room.from} imports nothing from ${room.to}`
  const [noun, other] = [file, target].map((path) => /^server\/domains\/([^/]+)\//.exec(path)?.[1])
  if (!noun || !other || noun === other || door.test(file)) return undefined
  const unknown = [noun, other].find((name) => !levelOf.has(name))
  if (unknown) return `scripts/check-imports.js does not know the level of ${unknown}`
  return levelOf.get(other) > levelOf.get(noun) ? `${noun} is lower than ${other}` : undefined
}

const files = globSync('{server,client,cli}/**/*.{ts,tsx,js}', {
  cwd: root,
  exclude: (name) => name.includes('__generated__'),
})
const problems = files.flatMap((file) =>
  importsOf(file).flatMap((target) => {
    const problem = problemWith(file, target)
    return problem ? [`${file}: imports ${relative('.', target)}: ${problem}`] : []
  }),
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
