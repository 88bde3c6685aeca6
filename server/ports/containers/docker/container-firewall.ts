import { execFile, type ExecFileException } from 'node:child_process'
import type { Logger } from '../../../runtime/logger.ts'
import { ContainerRuntimeError } from '../container-runtime.ts'
import { bridgePrefix, effectOf, firewallRules, type Wanted } from './container-rules.ts'

/** Shorter than the interval at which the runtime asks. */
const recheckMs = 20_000
/** Several processes can set the rules at the same time, and the rules of one change what the other one replaces. */
const attempts = 3

export type Firewall = {
  /**
   * Looks whether the rules have effect, at most every 20 s while they do, and sets them if not. Returns why
   * containers are not isolated; null if they are.
   */
  check(): Promise<string | null>
}

type FirewallOptions = { subnets: string; logger: Logger; bridges?: string }

const advice =
  'run the platform as root beside the engine, or isolate containers yourself and set HALYARD_CONTAINER_ISOLATION=external (docs/operators/containers.md)'

/** For an engine of this machine. The rules stay when the platform stops, since the engine does not restore them. */
export function createFirewall({ subnets, logger, bridges = `${bridgePrefix}+` }: FirewallOptions): Firewall {
  const wanted = { subnets, bridges }
  let checkedAt = Number.NEGATIVE_INFINITY
  /** Undefined before the first check. */
  let reason: string | null | undefined
  let checking: Promise<void> | null = null

  async function checkNow(): Promise<void> {
    const before = reason
    try {
      const wereEnforced = await setRules(wanted)
      reason = null
      if (before) logger.info('the isolation rules of challenge containers are set')
      else if (before === null && !wereEnforced)
        logger.warn('another program changed the isolation rules of challenge containers; they are set again')
    } catch (error) {
      reason = `the isolation rules cannot be set: ${reasonOf(error as ExecFileException)}`
      if (reason !== before)
        logger.error({ err: error }, `no challenge container starts: ${reason}; ${advice}`)
    }
    checkedAt = performance.now()
  }

  return {
    async check() {
      if (reason === null && performance.now() - checkedAt < recheckMs) return null
      checking ??= checkNow().finally(() => (checking = null))
      await checking
      return reason ?? null
    },
  }
}

/** For containers in a network where the platform cannot set rules: no container starts. */
export function createClosedFirewall(where: string, logger: Logger): Firewall {
  const reason = `the containers run ${where}, where the platform sets no isolation rules`
  let isLogged = false
  return {
    async check() {
      if (!isLogged) logger.error(`no challenge container starts: ${reason}; ${advice}`)
      isLogged = true
      return reason
    },
  }
}

/** @throws ContainerRuntimeError (open) if containers are not isolated */
export async function requireIsolation(firewall: Firewall | null): Promise<void> {
  const reason = await firewall?.check()
  if (reason) throw new ContainerRuntimeError('open', reason)
}

/** Returns whether the rules were enforced before. */
async function setRules(wanted: Wanted): Promise<boolean> {
  let were: boolean | undefined
  for (let attempt = 1; ; attempt += 1) {
    const saved = await run('iptables-save', [])
    const { isEnforced, isComplete } = effectOf(wanted, saved)
    were ??= isEnforced
    if (isComplete || (isEnforced && attempt > attempts)) return were
    if (attempt > attempts) throw new Error('other rules replace them')
    try {
      await run('iptables-restore', ['-w', '--noflush'], firewallRules(wanted, saved))
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

function reasonOf(error: ExecFileException): string {
  if (error.code === 'ENOENT') return 'the program iptables is not installed'
  const said = error.message.trim().split('\n').at(-1) ?? ''
  return said.replace(/^iptables\S* v\S+ (\([^)]*\))?:? */, '')
}

function run(program: string, args: string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (error: ExecFileException | null, output: string) =>
      error ? reject(error) : resolve(output)
    const child = execFile(program, args, { timeout: 10_000, maxBuffer: 64 * 1024 ** 2 }, done)
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}
