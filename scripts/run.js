import { existsSync } from 'node:fs'
import { foreground } from './lib/child.js'
import { LauncherError, noteFailure, useServerFormat } from './lib/log.js'
import { prepareClone } from './lib/prepare.js'
import { inProject, root } from './lib/project.js'
import { continueOnRuntime } from './lib/runtime.js'
import { applyServerOptions, readServerOptions, runDemo, runInProcess, startUsage } from './lib/serve.js'

const oneTest = 'npx vitest run --project NAME FILE runs a single file: CONTRIBUTING.md names the projects.'

/**
 * Every command of package.json, with the steps that must be up to date and the file to run. A command with `help`
 * takes no options; "--help" prints the text.
 */
const tasks = {
  start: { steps: ['database', 'operations', 'client'], entry: 'server/main.ts', server: true },
  dev: {
    steps: ['database', 'operations'],
    entry: 'scripts/dev.js',
    help: 'npm run dev starts the server and the client. The environment and .env have their settings, such as PORT.',
  },
  demo: { steps: ['database'], entry: 'scripts/demo.ts' },
  bench: { steps: ['database', 'operations', 'client'], entry: 'tests/bench/run.ts' },
  fuzz: { steps: ['database', 'operations', 'client'], entry: 'tests/fuzz/run.ts' },
  clients: { steps: ['database', 'operations', 'client'], entry: 'tests/clients/run.ts' },
  providers: { steps: ['database', 'operations', 'client'], entry: 'tests/providers/run.ts' },
  mutate: { steps: ['database'], entry: 'scripts/mutate.js' },
  test: { steps: ['database'], entry: 'scripts/test.js', help: `npm test runs everything. ${oneTest}` },
  check: {
    steps: ['database'],
    entry: 'scripts/check.js',
    help: `npm run check runs every check. ${oneTest}`,
  },
  generate: {
    steps: ['database'],
    entry: 'scripts/generate.js',
    help: 'npm run generate writes all generated files.',
  },
  build: { steps: ['database', 'operations', 'client'], help: 'npm run build builds the whole web client.' },
  sweep: { steps: ['database', 'operations', 'client'], entry: 'tests/sweep/run.ts' },
  images: { steps: ['database', 'operations', 'client'], entry: 'scripts/make-images.ts' },
  graph: { steps: [], entry: 'scripts/graph.js' },
  migration: { steps: ['database'], entry: 'scripts/make-migration.ts' },
}

async function runTask(task, args, { demo }) {
  process.chdir(root)
  await prepareClone(task.steps)
  if (task.server) {
    await runInProcess(task.entry)
    return demo ? runDemo() : undefined
  }
  if (!task.entry) return undefined
  if (!existsSync(inProject(task.entry))) throw new LauncherError(`${task.entry} is missing.`)
  const quiet = '--disable-warning=ExperimentalWarning'
  process.exitCode = await foreground(process.execPath, [quiet, inProject(task.entry), ...args])
  return undefined
}

async function run([name = '', ...args]) {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task) throw new LauncherError(`Unknown command: ${name}. Commands: ${Object.keys(tasks).join(', ')}.`)
  if (task.help && args.length > 0) {
    if (args.includes('--help')) return console.log(task.help)
    throw new LauncherError(`Unknown option: ${args[0]}. ${task.help}`)
  }
  let options = {}
  if (task.server) {
    // Options are read first: --help and usage errors work without the right Node and without a network.
    options = readServerOptions(args)
    if (options.help) return console.log(startUsage)
    useServerFormat()
    applyServerOptions(options)
  }
  const code = await continueOnRuntime([name, ...args])
  if (code !== undefined) process.exitCode = code
  else await runTask(task, args, options)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  noteFailure(error)
  process.exitCode = 1
}
