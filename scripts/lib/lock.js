import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { note } from './log.js'
import { stateDir } from './project.js'

const lockFile = join(stateDir, 'preparing')
const pollMs = 200

function tryTake() {
  mkdirSync(stateDir, { recursive: true })
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function holderIsAlive() {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, 'utf8'), 10)
    if (Number.isInteger(pid)) process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Runs `work` under a lock, so that only one command at a time prepares this clone. */
export async function withCloneLock(work) {
  for (let waited = 0; !tryTake(); waited += 1) {
    if (!holderIsAlive()) rmSync(lockFile, { force: true })
    if (waited === 1) note('waiting', 'another command is preparing this clone')
    if (waited > 0) await sleep(pollMs)
  }
  try {
    return await work()
  } finally {
    rmSync(lockFile, { force: true })
  }
}
