import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type TestDocker = { dockerHost: string; stop(): Promise<void> }

const systemSocket = '/var/run/docker.sock'
const startLimitMs = 60_000

function answers(socketPath: string): Promise<boolean> {
  return new Promise((done) => {
    const ping = request({ socketPath, path: '/_ping', timeout: 2_000 }, (response) => {
      response.resume()
      done(response.statusCode === 200)
    })
    ping.on('error', () => done(false))
    ping.on('timeout', () => ping.destroy())
    ping.end()
  })
}

async function startEngine(dir: string): Promise<TestDocker> {
  const socket = join(dir, 'docker.sock')
  const logFile = join(dir, 'dockerd.log')
  const log = openSync(logFile, 'w')
  const folders = ['--data-root', join(dir, 'data'), '--exec-root', join(dir, 'exec')]
  const engine = spawn('dockerd', ['-H', `unix://${socket}`, '-p', join(dir, 'docker.pid'), ...folders], {
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let failure: Error | undefined
  engine.on('error', (error) => (failure = error))
  const stop = async () => {
    if (engine.exitCode === null && engine.kill('SIGTERM')) await once(engine, 'exit')
    rmSync(dir, { recursive: true, force: true })
  }
  for (const start = Date.now(); !(await answers(socket)); await sleep(100)) {
    if (failure || engine.exitCode !== null || Date.now() - start > startLimitMs) {
      const tail = readFileSync(logFile, 'utf8').split('\n').slice(-12).join('\n')
      await stop()
      throw new Error(`Docker Engine did not start.\n${failure?.message ?? tail}`)
    }
  }
  return { dockerHost: `unix://${socket}`, stop }
}

/** The machine's Docker Engine when it answers, else one of the test's own, which needs root. */
export async function startDocker(): Promise<TestDocker> {
  if (await answers(systemSocket)) return { dockerHost: `unix://${systemSocket}`, stop: async () => {} }
  return startEngine(mkdtempSync(join(tmpdir(), 'halyard-docker-')))
}
