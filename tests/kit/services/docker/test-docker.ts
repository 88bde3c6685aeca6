import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import Docker from 'dockerode'
import { bridgePrefix } from '../../../../server/ports/containers/docker/container-rules.ts'
import { waitTimeoutMs } from '../../timeouts.ts'
import { answersPing, unmountAll } from './engine-process.ts'
import { makeImages } from './test-images.ts'

export type TestDocker = {
  /** The value for `DOCKER_HOST`. */
  host: string
  docker: Docker
  /** Stops the engine until `restart`. */
  goAway(): Promise<void>
  /** Kills the engine, whose containers keep running until `restart`. */
  kill(): Promise<void>
  restart(): Promise<void>
  /** Stops the engine and removes its containers, networks and firewall rules. */
  stop(): Promise<void>
}

const run = promisify(execFile)

type Options = {
  /**
   * Also listens at this port of loopback, beside the engine of the run, and does not change its firewall rules. It
   * accepts clients with a certificate of this folder only.
   */
  beside?: { port: number; certificates: string }
}

/** Starts a Docker Engine with its own socket and data, without a default bridge. Needs root. */
export async function startDocker({ beside }: Options = {}): Promise<TestDocker> {
  const listening = beside ? besideOptions(beside) : []
  const root = mkdtempSync(join(tmpdir(), 'halyard-docker-'))
  const socket = join(root, 'docker.sock')
  const docker = new Docker({ socketPath: socket })
  let child: ChildProcess | undefined
  const killOnExit = () => child?.kill('SIGKILL')
  process.on('exit', killOnExit)
  const isAlone = beside === undefined
  const release = isAlone ? await holdRules() : () => undefined
  const rulesBefore = await saveRules()
  const linksBefore = bridges()

  const start = async () => {
    rmSync(join(root, 'docker.pid'), { force: true })
    mkdirSync(join(root, 'exec'), { recursive: true })
    const log = openSync(join(root, 'log'), 'a')
    const options = [
      '-H',
      `unix://${socket}`,
      '--data-root',
      join(root, 'data'),
      '--exec-root',
      join(root, 'exec'),
    ]
    const withoutBridge = [
      '--pidfile',
      join(root, 'docker.pid'),
      '--bridge',
      'none',
      '--shutdown-timeout',
      '1',
    ]
    const started = spawn('dockerd', [...options, ...withoutBridge, ...listening], {
      stdio: ['ignore', log, log],
    })
    child = started
    let failure: Error | undefined
    started.on('error', (error) => (failure = error))
    for (const from = Date.now(); !(await answersPing(docker)); await sleep(50)) {
      if (failure) throw failure
      const isLate = Date.now() - from > waitTimeoutMs
      if (started.exitCode === null && !isLate) continue
      throw new Error(`dockerd did not start:\n${readFileSync(join(root, 'log'), 'utf8').slice(-2000)}`)
    }
  }
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }

  await start()
  await makeImages(docker)
  return {
    host: `unix://${socket}`,
    docker,
    goAway: () => end(),
    kill: () => end('SIGKILL'),
    restart: start,
    async stop() {
      if (!child) await start()
      const containers = await docker.listContainers({ all: true })
      await Promise.all(containers.map(({ Id }) => docker.getContainer(Id).remove({ force: true, v: true })))
      await docker.pruneNetworks()
      await end()
      process.off('exit', killOnExit)
      if (isAlone) await restoreRules(rulesBefore)
      await unmountAll(root)
      const left = isAlone ? bridges().filter((name) => !linksBefore.includes(name)) : []
      for (const name of left) await run('ip', ['link', 'delete', name]).catch(() => undefined)
      rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      release()
    },
  }
}

function besideOptions({ port, certificates }: NonNullable<Options['beside']>): string[] {
  const file = (name: string) => join(certificates, name)
  const tls = ['--tlsverify', '--tlscacert', file('ca.pem'), '--tlscert', file('cert.pem')]
  return ['-H', `tcp://127.0.0.1:${port}`, '--iptables=false', ...tls, '--tlskey', file('key.pem')]
}

/** Allows one run at a time, because each engine takes over the firewall rules. The lock ends with its process. */
async function holdRules(): Promise<() => void> {
  for (;;) {
    const server = createServer()
    try {
      server.listen('\0halyard-test-docker')
      await once(server, 'listening')
      return () => server.close()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
      await sleep(500)
    }
  }
}

/** The engine's bridges. It does not remove the bridge of a network that it failed to create. */
function bridges(): string[] {
  return readdirSync('/sys/class/net').filter((name) => name.startsWith(bridgePrefix))
}

/** Reads the firewall rules, to restore them later: Docker and the platform add chains and do not remove them. */
async function saveRules(): Promise<string> {
  return (await run('iptables-save')).stdout
}

async function restoreRules(before: string): Promise<void> {
  // A missing table had no rules before.
  for (const table of ['filter', 'nat', 'security'].filter((name) => !before.includes(`*${name}`))) {
    if (table === 'filter') await run('iptables', ['-P', 'FORWARD', 'ACCEPT'])
    await run('iptables', ['-t', table, '-F'])
    await run('iptables', ['-t', table, '-X'])
  }
  const child = spawn('iptables-restore', ['-w'], { stdio: ['pipe', 'ignore', 'ignore'] })
  child.stdin.end(before)
  await once(child, 'exit')
}
