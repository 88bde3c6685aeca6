import { existsSync } from 'node:fs'
import { foreground } from './lib/child.js'
import { bringUpToDate } from './lib/generate.js'
import { installPackages } from './lib/install.js'
import { alone } from './lib/lock.js'
import { LauncherError } from './lib/log.js'
import { inProject, root } from './lib/project.js'
import { continueOnRuntime } from './lib/runtime.js'
import { applyServerOptions, runInProcess } from './lib/serve.js'

/** Every command of package.json: what must be up to date before it, and which file it runs. */
const tasks = {
  start: { steps: ['database', 'operations', 'client'], entry: 'server/main.ts', server: true },
  dev: { steps: ['database', 'operations'], entry: 'scripts/dev.js' },
  demo: { steps: ['database'], entry: 'scripts/demo.ts' },
  bench: { steps: ['database', 'operations', 'client'], entry: 'tests/bench/run.ts' },
  test: { steps: ['database'], entry: 'scripts/test.js' },
  check: { steps: ['database'], entry: 'scripts/check.js' },
  generate: { steps: ['database'], entry: 'scripts/generate.js' },
  build: { steps: ['database', 'operations', 'client'] },
  migration: { steps: ['database'], entry: 'scripts/make-migration.ts' },
}

async function runTask(name, args) {
  const task = tasks[name]
  if (!task)
    throw new LauncherError(`There is no command "${name}". Commands: ${Object.keys(tasks).join(', ')}.`)
  if (task.server) applyServerOptions(args)
  process.chdir(root)
  await alone(async () => {
    await installPackages()
    await bringUpToDate(task.steps)
  })
  if (task.server) return runInProcess(task.entry)
  if (!task.entry) return undefined
  if (!existsSync(inProject(task.entry))) throw new LauncherError(`${task.entry} is missing.`)
  const quiet = '--disable-warning=ExperimentalWarning'
  process.exitCode = await foreground(process.execPath, [quiet, inProject(task.entry), ...args])
  return undefined
}

const [name = '', ...args] = process.argv.slice(2)
try {
  const code = await continueOnRuntime([name, ...args])
  if (code === undefined) await runTask(name, args)
  else process.exitCode = code
} catch (error) {
  console.error(error instanceof LauncherError ? error.message : error)
  process.exitCode = 1
}
