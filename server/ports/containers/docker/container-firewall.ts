import { execFile, type ExecFileException } from 'node:child_process'
import type { Logger } from '../../../runtime/logger.ts'
import { ContainerRuntimeError } from '../container-runtime.ts'

/** Name prefix of the bridges of challenge networks; the rules match it. */
export const bridgePrefix = 'hal'

/** Ranges outside the public Internet: this machine's neighbors, other containers, metadata services. */
export const blockedRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

const answers = '-m conntrack --ctstate RELATED,ESTABLISHED -j RETURN'
const outgoing = 'HALYARD-OUT'
const toHost = 'HALYARD-HOST'

/**
 * The rules for traffic of challenge containers, for `iptables-restore`. Allowed: replies and the public Internet.
 * Denied: this machine, private and link-local ranges, and other containers.
 */
export function firewallRules(subnets: string): string {
  return [
    '*filter',
    `:${outgoing} - [0:0]`,
    `:${toHost} - [0:0]`,
    `-A ${outgoing} ${answers}`,
    ...[...blockedRanges, subnets].map((range) => `-A ${outgoing} -d ${range} -j REJECT`),
    `-A ${toHost} ${answers}`,
    `-A ${toHost} -j REJECT`,
    'COMMIT',
    '',
  ].join('\n')
}

/** The rules that send packets of containers to the chains above: forwarded packets, and those to this machine. */
function jumpsFrom(bridges: string): string[][] {
  return [
    ['DOCKER-USER', '-i', bridges, '-j', outgoing],
    ['INPUT', '-i', bridges, '-j', toHost],
  ]
}

const recheckMs = 60_000

export type Firewall = {
  /**
   * Adds missing rules, at most once a minute.
   * @throws ContainerRuntimeError (open) if the rules cannot be set
   */
  ensureRules(): Promise<void>
}

type FirewallOptions = {
  subnets: string
  logger: Logger
  /** An interface name as in iptables; `+` stands for any suffix. */
  bridges?: string
}

const advice =
  'run the platform as root beside Docker, or isolate containers yourself and set HALYARD_CONTAINER_ISOLATION=external (docs/operators/containers.md)'

/**
 * For the Docker Engine of this machine. The rules stay when the platform stops, since Docker does not restore
 * them.
 */
export function createFirewall({ subnets, logger, bridges }: FirewallOptions): Firewall {
  const jumps = jumpsFrom(bridges ?? `${bridgePrefix}+`)
  let checkedAt = Number.NEGATIVE_INFINITY
  let closing: Promise<void> | null = null

  async function closeNow(): Promise<void> {
    try {
      await run('iptables-restore', ['-w', '--noflush'], firewallRules(subnets))
      for (const [chain = '', ...rule] of jumps) {
        await run('iptables', ['-w', '-C', chain, ...rule]).catch(() =>
          run('iptables', ['-w', '-I', chain, '1', ...rule]),
        )
      }
    } catch (error) {
      logger.error({ err: error }, `container start refused: the isolation rules cannot be set; ${advice}`)
      throw new ContainerRuntimeError('open', 'the isolation rules cannot be set', { cause: error })
    }
    checkedAt = performance.now()
  }

  return {
    async ensureRules() {
      if (performance.now() - checkedAt < recheckMs) return
      closing ??= closeNow().finally(() => (closing = null))
      await closing
    },
  }
}

/** For a Docker Engine on another machine, where the platform cannot set rules: every start is refused. */
export function createRemoteFirewall(logger: Logger): Firewall {
  return {
    async ensureRules() {
      logger.error(
        `container start refused: Docker runs on another machine, where no rules can be set; ${advice}`,
      )
      throw new ContainerRuntimeError('open', 'no isolation rules can be set on another machine')
    },
  }
}

function run(program: string, args: string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (error: ExecFileException | null, output: string) =>
      error ? reject(error) : resolve(output)
    const child = execFile(program, args, { timeout: 10_000 }, done)
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}
