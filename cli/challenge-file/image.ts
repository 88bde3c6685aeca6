/** The registry reference of an image, such as `ghcr.io/event/door:1`. Undefined for an image that must be built. */
export function registryImage(written: string): string | undefined {
  const image = written.replace(/^registry:\/\//, '')
  if (image !== written) return image || undefined
  if (image.startsWith('library/')) return `docker.io/${image}`
  const [host = '', ...path] = image.split('/')
  if (path.length === 0 || host.startsWith('.')) return undefined
  return host.includes('.') || host.includes(':') || host === 'localhost' ? image : undefined
}
