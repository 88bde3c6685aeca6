#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { foreground } from '../scripts/lib/child.js'
import { installPackages } from '../scripts/lib/install.js'
import { alone } from '../scripts/lib/lock.js'
import { inProject } from '../scripts/lib/project.js'
import { runtimeBinary } from '../scripts/lib/runtime.js'

// Plain JavaScript for the system's Node, which may be too old for the command line itself.
try {
  const binary = await runtimeBinary()
  if (!existsSync(inProject('node_modules', 'yaml'))) await alone(installPackages)
  if (binary === process.execPath) await import('./main.ts')
  else
    process.exitCode = await foreground(binary, [inProject('cli', 'main.ts'), ...process.argv.slice(2)], {
      cwd: process.cwd(),
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
