import { readImports } from './lib/imports/imports.js'
import { root } from './lib/project.js'

/** `server/domains/game/game.service.ts` belongs to `server/domains/game`; a file of `client` itself to `client`. */
function folderOf(file) {
  const parts = file.split('/').slice(0, -1)
  return parts.slice(0, parts[1] === 'domains' ? 3 : 2).join('/')
}

const { modules, problems } = await readImports(root)
const own = modules.filter(({ source }) => /^(server|client|cli|rules|scripts|tests)\//.test(source))
const files = new Set(own.map(({ source }) => source))
const imports = own.flatMap(({ source, dependencies }) =>
  dependencies.filter(({ resolved }) => files.has(resolved)).map(({ resolved }) => [source, resolved]),
)

const byFolder = new Map(own.map(({ source }) => [folderOf(source), new Set()]))
for (const [from, to] of imports)
  if (folderOf(from) !== folderOf(to)) byFolder.get(folderOf(from)).add(folderOf(to))
for (const [folder, targets] of [...byFolder].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${folder} -> ${[...targets].sort().join(', ') || 'nothing'}`)

const cycles = own.filter(({ dependencies }) => dependencies.some(({ circular }) => circular)).length
console.log(`\n${files.size} files, ${imports.length} imports between them, ${cycles} files in a circle`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
