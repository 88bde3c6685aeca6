import { delimiter } from 'node:path'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { captureOrFail } from './child.js'
import { timed } from './log.js'
import { inProject } from './project.js'
import { isFresh, markFresh } from './stale.js'

const script = (...path) => inProject('node_modules', ...path)
const node = (what, args, env) => captureOrFail(what, process.execPath, args, { env })

async function generateDatabaseClient() {
  // Prisma looks for its migration engine first, but `generate` never runs it: any executable is enough.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
    // Prisma starts its generators by name.
    PATH: `${script('.bin')}${delimiter}${process.env.PATH ?? ''}`,
  }
  await node('prisma generate', [script('prisma', 'build', 'index.js'), 'generate'], env)
}

const persistedFile = inProject('client', 'relay', 'persisted-operations.json')

async function compileOperations() {
  mkdirSync(inProject('client', '__generated__'), { recursive: true })
  const before = existsSync(persistedFile) ? readFileSync(persistedFile) : '{}\n'
  // The compiler only adds entries to this file, so each run starts with an empty one.
  writeFileSync(persistedFile, '{}\n')
  try {
    await node('relay-compiler', [script('relay-compiler', 'cli.js'), '--repersist'])
  } catch (error) {
    writeFileSync(persistedFile, before)
    throw error
  }
}

async function buildClient() {
  // Tests also build the client, and NODE_ENV=test would select React's development build.
  const env = { NODE_ENV: 'production' }
  const build = [script('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
  await node('vite build', build, env)
  await node('vite build', [...build, '--mode', 'explorer'], env)
  await node('vite build', [...build, '--mode', 'embed'], env)
}

const clientSources = {
  inputs: ['client', 'rules', 'schema.graphql', 'relay.config.js', 'package-lock.json'],
  ignores: [/\.test\.tsx?$/, /__generated__/, /persisted-operations/],
}

const steps = {
  database: {
    name: 'database',
    text: 'database client',
    inputs: ['prisma/schema', 'prisma.config.ts', 'package-lock.json'],
    outputs: ['prisma/generated/client/client.ts'],
    run: generateDatabaseClient,
  },
  operations: {
    name: 'operations',
    text: 'client operations',
    ...clientSources,
    // The output is an input too: the server rejects operations that are missing from an outdated file.
    inputs: [...clientSources.inputs, 'client/relay/persisted-operations.json'],
    outputs: ['client/relay/persisted-operations.json', 'client/__generated__'],
    run: compileOperations,
  },
  client: {
    name: 'client',
    text: 'web client',
    ...clientSources,
    // The command line and the client package are downloads of the built client.
    inputs: [...clientSources.inputs, 'cli', 'vite.config.ts', 'tsconfig.json'],
    outputs: ['dist/client/index.html', 'dist/client/explorer.html', 'dist/client/embed.html'],
    run: buildClient,
  },
}

export function isUpToDate(names) {
  return names.every((name) => isFresh(steps[name]))
}

/** Runs the named steps whose inputs changed since they last succeeded. */
export async function bringUpToDate(names) {
  for (const name of names) {
    const step = steps[name]
    if (isFresh(step)) continue
    await timed('build', step.text, step.run)
    markFresh(step)
  }
}
