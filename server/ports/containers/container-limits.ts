/** How every backend marks what belongs to a container, and to which platform. */
export const containerLabel = 'halyard.instance'
export const platformLabel = 'halyard.platform'

/** What a service needs to start as root and give its rights up; docs/containers.md says what each is for. */
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
