import type { TemplateValues } from './templates.ts'

/** The values of template names for a service at an address. */
export function addressValues(kind: 'tcp' | 'http' | 'https', host: string, port?: string): TemplateValues {
  if (kind === 'tcp') return { host, port, nc: port ? `nc ${host} ${port}` : undefined }
  const url = `${kind}://${host}${port ? `:${port}` : ''}`
  return { host, port, url, link: `[${host}](${url})` }
}
