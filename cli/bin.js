#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { foreground } from '../scripts/lib/child.js'
import { bringUpToDate } from '../scripts/lib/generate.js'
import { installPackages } from '../scripts/lib/install.js'
import { withCloneLock } from '../scripts/lib/lock.js'
import { inProject } from '../scripts/lib/project.js'
import { runtimeBinary } from '../scripts/lib/runtime.js'

/** Commands that run on the platform's machine. All others call a platform over HTTP. */
const operatorCommands = ['admin', 'audit', 'backup', 'restore']
const isForOperator = operatorCommands.includes(process.argv[2] ?? '')
const entry = isForOperator ? inProject('server', 'operator', 'main.ts') : inProject('cli', 'main.ts')

// This file is plain JavaScript: the system's Node may be too old for TypeScript.
try {
  const binary = await runtimeBinary()
  if (!existsSync(inProject('node_modules', 'yaml'))) await withCloneLock(installPackages)
  if (isForOperator && !existsSync(inProject('prisma', 'generated', 'client'))) {
    await withCloneLock(() => bringUpToDate(['database']))
  }
  if (binary === process.execPath) await import(pathToFileURL(entry).href)
  else process.exitCode = await foreground(binary, [entry, ...process.argv.slice(2)], { cwd: process.cwd() })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
