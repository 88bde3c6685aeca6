import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type Docker from 'dockerode'

const run = promisify(execFile)

/** Whether an engine answers. */
export async function answersPing(docker: Docker): Promise<boolean> {
  try {
    await docker.ping()
    return true
  } catch {
    return false
  }
}

/** Unmounts the file systems of containers that did not end cleanly. */
export async function unmountAll(root: string): Promise<void> {
  const lines = readFileSync('/proc/mounts', 'utf8').split('\n')
  const places = lines.map((line) => line.split(' ')[1] ?? '').filter((place) => place.startsWith(root))
  for (const place of places.toReversed()) await run('umount', ['-l', place]).catch(() => undefined)
}
