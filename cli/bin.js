#!/usr/bin/env node
import { delimiter, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { foreground } from '../scripts/lib/child.js'
import { useErrorOutput } from '../scripts/lib/log.js'
import { prepareClone } from '../scripts/lib/prepare.js'
import { inProject } from '../scripts/lib/project.js'
import { runtimeBinary } from '../scripts/lib/runtime.js'

/** Commands that run on the platform's machine. All others call a platform over HTTP. */
const operatorCommands = ['admin', 'audit', 'backup', 'restore']
const isForOperator = operatorCommands.includes(process.argv[2] ?? '')
const entry = isForOperator ? inProject('server', 'operator', 'main.ts') : inProject('cli', 'main.ts')

async function runOn(binary) {
  const path = `${dirname(binary)}${delimiter}${process.env.PATH ?? ''}`
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  process.exitCode = await foreground(binary, args, { cwd: process.cwd(), env: { PATH: path } })
}

// This file is plain JavaScript: the system's Node may be too old for TypeScript.
try {
  // Programs read the standard output of a command.
  useErrorOutput()
  const binary = await runtimeBinary()
  if (binary === process.execPath) {
    await prepareClone(isForOperator ? ['database'] : [])
    await import(pathToFileURL(entry).href)
  } else await runOn(binary)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
