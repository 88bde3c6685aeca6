import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Docker from 'dockerode'
import { findTool } from '../../../../scripts/lib/test-tools.js'
import { waitTimeoutMs } from '../../timeouts.ts'
import { answersPing, unmountAll } from './engine-process.ts'
import { makeImages } from './test-images.ts'

export type TestPodman = {
  /** The value for `DOCKER_HOST`. */
  host: string
  docker: Docker
  /** Removes its containers and networks, and stops it. */
  stop(): Promise<void>
}

/** Podman asks for more processes than root may have on a machine without CAP_SYS_RESOURCE. */
const lowerLimit = `#!/bin/sh
bundle= before=
for word in "$@"; do [ "$before" = --bundle ] && bundle=$word; before=$word; done
most=$(awk '/^Max processes/ { print $4 }' /proc/self/limits)
[ -n "$bundle" ] && [ "$most" != unlimited ] && sed -i "s/1048576/$most/g" "$bundle/config.json"
exec runc "$@"
`

/** Starts the Docker API of Podman with its own socket, images and networks. Needs root. */
export async function startPodman(): Promise<TestPodman> {
  const root = mkdtempSync(join(tmpdir(), 'halyard-podman-'))
  const own = (name: string) => join(root, name)
  writeFileSync(own('runc'), lowerLimit, { mode: 0o755 })
  const log = openSync(own('log'), 'a')
  const folders = ['--root', own('images'), '--runroot', own('run'), '--network-config-dir', own('networks')]
  const engine = ['--cgroup-manager', 'cgroupfs', '--events-backend', 'file', '--runtime', own('runc')]
  const service = ['system', 'service', '--time', '0', `unix://${own('podman.sock')}`]
  const child = spawn(findTool('podman') ?? 'podman', [...folders, ...engine, ...service], {
    stdio: ['ignore', log, log],
    // Its monitors write a file into the working folder when the memory of a container is full.
    cwd: root,
  })
  const killOnExit = () => child.kill('SIGKILL')
  process.on('exit', killOnExit)
  const docker = new Docker({ socketPath: own('podman.sock') })
  for (const from = Date.now(); !(await answersPing(docker)); await sleep(50)) {
    if (child.exitCode === null && Date.now() - from < waitTimeoutMs) continue
    throw new Error(`podman did not start:\n${readFileSync(own('log'), 'utf8').slice(-2000)}`)
  }
  await makeImages(docker)
  return {
    host: `unix://${own('podman.sock')}`,
    docker,
    async stop() {
      const containers = await docker.listContainers({ all: true })
      await Promise.all(containers.map(({ Id }) => docker.getContainer(Id).remove({ force: true, v: true })))
      await docker.pruneNetworks()
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      process.off('exit', killOnExit)
      await unmountAll(root)
      rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
