import type { TemplateValues } from './templates.ts'

/** The values of template names for a service at an address. A service over TCP has a link too, as rcds gives it. */
export function addressValues(kind: 'tcp' | 'http' | 'https', host: string, port?: string): TemplateValues {
  const address = port ? `${host}:${port}` : host
  const url = `${kind === 'tcp' ? 'http' : kind}://${address}`
  const common = { host, port, url, link: `[${address}](${url})` }
  if (kind !== 'tcp') return { ...common, link: `[${host}](${url})` }
  return port ? { ...common, nc: `nc ${host} ${port}` } : { host }
}
