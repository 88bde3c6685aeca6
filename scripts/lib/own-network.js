import { capture } from './child.js'

// Loopback and one more link: without it some programs consider themselves offline.
const setUp = [
  'ip link set lo up',
  'ip link add inside type veth peer name outside',
  'ip address add 198.18.0.5/30 dev inside',
  'ip link set inside up',
  'ip link set outside up',
]
const inside = (last) => ['--net', '--', 'sh', '-c', [...setUp, last].join(' && ')]

/**
 * Wraps a command so that it runs in its own network namespace. Docker's bridges and firewall rules end with it. If
 * this user cannot create one, the command runs in the machine's network.
 */
export async function inOwnNetwork(command, args) {
  const { code } = await capture('unshare', inside('true'))
  if (process.getuid?.() !== 0 || code !== 0) return [command, args]
  return ['unshare', [...inside('exec "$0" "$@"'), command, ...args]]
}
