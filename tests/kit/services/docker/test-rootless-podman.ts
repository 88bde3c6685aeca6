import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Docker from 'dockerode'
import { findTool } from '../../../../scripts/lib/test-tools.js'
import { until } from '../../wait.ts'
import { answersPing } from './engine-process.ts'

/** The user "nobody". */
const nobody = 65_534

/** Starts the Docker API of a rootless Podman, which has no images. Needs root, to become another user. */
export async function startRootlessPodman(): Promise<{
  host: string
  docker: Docker
  stop(): Promise<void>
}> {
  const root = mkdtempSync(join(tmpdir(), 'halyard-rootless-'))
  chownSync(root, nobody, nobody)
  const socketPath = join(root, 'podman.sock')
  const host = `unix://${socketPath}`
  const folders = ['--root', join(root, 'images'), '--runroot', join(root, 'run')]
  const engine = ['--cgroup-manager', 'cgroupfs', '--events-backend', 'file']
  const service = ['system', 'service', '--time', '0', host]
  const child = spawn(findTool('podman') ?? 'podman', [...folders, ...engine, ...service], {
    uid: nobody,
    gid: nobody,
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: root, XDG_RUNTIME_DIR: root },
    stdio: 'ignore',
    // It starts itself again in a namespace of users: both are in one group.
    detached: true,
  })
  const killAll = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    // This process holds the namespace.
    process.kill(Number(readFileSync(join(root, 'libpod/tmp/pause.pid'), 'utf8')), 'SIGKILL')
  }
  process.on('exit', killAll)
  const docker = new Docker({ socketPath })
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`podman ended with code ${child.exitCode}`)
    return answersPing(docker)
  }, 'the rootless Podman answers')
  return {
    host,
    docker,
    async stop() {
      process.off('exit', killAll)
      const ended = once(child, 'exit')
      killAll()
      await ended
      rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
