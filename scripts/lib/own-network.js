import { capture } from './child.js'

// Loopback, and one link more: programs that find none hold themselves to be offline.
const setUp = [
  'ip link set lo up',
  'ip link add inside type veth peer name outside',
  'ip address add 198.18.0.5/30 dev inside',
  'ip link set inside up',
  'ip link set outside up',
]
const inside = (last) => ['--net', '--', 'sh', '-c', [...setUp, last].join(' && ')]

/**
 * The command as it runs in a network of its own, where Docker's bridges and rules are nobody else's and end with
 * it. Where this user may make none it runs in the machine's.
 */
export async function inOwnNetwork(command, args) {
  const { code } = await capture('unshare', inside('true'))
  if (process.getuid?.() !== 0 || code !== 0) return [command, args]
  return ['unshare', [...inside('exec "$0" "$@"'), command, ...args]]
}
