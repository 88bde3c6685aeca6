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

type Table = { name: 'security' | 'filter'; verdict: string }

/**
 * The table `security` comes after `filter`, and nothing that other programs accept there passes it. It cannot reject, so
 * the same rules are in `filter`: a connection that gets to them fails at once and not after a timeout.
 */
const enforced: Table = { name: 'security', verdict: 'DROP' }
const polite: Table = { name: 'filter', verdict: 'REJECT --reject-with icmp-port-unreachable' }
const tables = [enforced, polite]

const outgoing = 'HALYARD-OUT'
const toHost = 'HALYARD-HOST'
/** Docker moves this chain before all rules of `FORWARD` in `filter` whenever it makes a network. */
const dockerHook = 'DOCKER-USER'

type Jump = { hook: string; chain: string }

/** Where packets of containers are sent to the chains: those that are routed, and those to this machine. */
function jumpsOf({ name }: Table, saved: string): Jump[] {
  const isDocker = name === 'filter' && saved.split('\n').some((line) => line.startsWith(`:${dockerHook} `))
  return [
    { hook: isDocker ? dockerHook : 'FORWARD', chain: outgoing },
    { hook: 'INPUT', chain: toHost },
  ]
}

/** In the form of `iptables-save`, which they are compared with. */
export function chainRules(subnets: string, { verdict }: Pick<Table, 'verdict'>): string[] {
  const answers = '-m conntrack --ctstate RELATED,ESTABLISHED -j RETURN'
  return [
    `-A ${outgoing} ${answers}`,
    ...[...blockedRanges, subnets].map((range) => `-A ${outgoing} -d ${range} -j ${verdict}`),
    `-A ${toHost} ${answers}`,
    `-A ${toHost} -j ${verdict}`,
  ]
}

export type Wanted = {
  subnets: string
  /** An interface name as in iptables; `+` stands for any suffix. */
  bridges: string
}

/**
 * The rules for traffic of challenge containers, for `iptables-restore --noflush`. Allowed: replies and the public
 * Internet. Denied: this machine, private and link-local ranges, and other containers. `saved` is the output of
 * `iptables-save`, whose jumps are replaced.
 */
export function firewallRules({ subnets, bridges }: Wanted, saved: string): string {
  const blocks = tables.map((table) => {
    const lines = linesOf(saved, table)
    const jumps = jumpsOf(table, saved).map(({ hook, chain }) => ({
      hook,
      rule: `-i ${bridges} -j ${chain}`,
    }))
    return [
      `*${table.name}`,
      `:${outgoing} - [0:0]`,
      `:${toHost} - [0:0]`,
      ...chainRules(subnets, table),
      ...jumps.flatMap(({ hook, rule }) =>
        lines.filter((line) => line === `-A ${hook} ${rule}`).map(() => `-D ${hook} ${rule}`),
      ),
      ...jumps.map(({ hook, rule }) => `-I ${hook} 1 ${rule}`),
      'COMMIT',
    ]
  })
  return `${blocks.flat().join('\n')}\n`
}

export type Effect = {
  /** Every packet of a container gets to the rules, whatever other programs accept. */
  isEnforced: boolean
  /** The rules that reject are set as well. */
  isComplete: boolean
}

/** The effect of the rules in the output of `iptables-save`. */
export function effectOf(wanted: Wanted, saved: string): Effect {
  const isEnforced = isEffective(enforced, wanted, saved)
  return { isEnforced, isComplete: isEnforced && isEffective(polite, wanted, saved) }
}

function isEffective(table: Table, { subnets, bridges }: Wanted, saved: string): boolean {
  const lines = linesOf(saved, table)
  const rulesOf = (chain: string) => lines.filter((line) => line.startsWith(`-A ${chain} `))
  const areReached = jumpsOf(table, saved).every(({ hook, chain }) => {
    const inHook = rulesOf(hook)
    const at = inHook.indexOf(`-A ${hook} -i ${bridges} -j ${chain}`)
    // Jumps for the bridges of other backends may be before it.
    return at !== -1 && inHook.slice(0, at).every((line) => line.endsWith(` -j ${chain}`))
  })
  const rules = [outgoing, toHost].flatMap(rulesOf)
  return areReached && rules.join('\n') === chainRules(subnets, table).join('\n')
}

/** The rules of one table. */
function linesOf(saved: string, { name }: Table): string[] {
  const lines = saved.split('\n').map((line) => line.trimEnd())
  const from = lines.indexOf(`*${name}`)
  if (from === -1) return []
  return lines.slice(from, lines.indexOf('COMMIT', from)).filter((line) => line.startsWith('-A '))
}
