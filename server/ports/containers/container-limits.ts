/** Label on everything of a container, and of the platform, at every backend. */
export const containerLabel = 'halyard.instance'
export const platformLabel = 'halyard.platform'
/** Label of containers whose port is published for the proxy of the platform only. */
export const proxiedLabel = 'halyard.proxied'

/** Capabilities that a service needs to start as root and drop its rights; docs/operators/containers.md explains each. */
export const capabilities = [
  'CHOWN',
  'DAC_OVERRIDE',
  'FOWNER',
  'FSETID',
  'KILL',
  'NET_BIND_SERVICE',
  'SETGID',
  'SETUID',
  'SYS_CHROOT',
]
export const processes = 512
export const openFiles = 16_384
