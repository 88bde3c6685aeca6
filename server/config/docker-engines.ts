import { z } from 'zod'

/** One of several Docker Engines. */
export type DockerEngine = {
  /** Shown to operators and stored with each container. */
  name: string
  /** `unix:///…` or `tcp://host:port`. */
  address: string
  /** Host for players; null: that of the address, or of the platform for a socket. */
  entry: string | null
}

const most = 64
const expected =
  'engines separated by commas, each such as east=tcp://10.0.0.5:2376?entry=east.example.org, with different names and addresses'
const engine =
  /^(?:([A-Za-z0-9][\w.-]{0,62})=)?(unix:\/\/\/[^\s?]+|tcp:\/\/[^\s/?@]+)(?:\?entry=([^\s/:?&]+))?$/

/** A list of Docker Engines, each with an optional name and an optional host for players. */
export const dockerEngines = z.string().transform((text, context): DockerEngine[] => {
  const items = text.split(',').map((item) => item.trim()).filter(Boolean) // oxfmt-ignore
  const engines = items.flatMap((item) => {
    const [, name, address = '', entry] = engine.exec(item) ?? []
    return isAddress(address) ? [{ name: name ?? address, address, entry: entry ?? null }] : []
  })
  const isDifferent = (member: 'name' | 'address') =>
    new Set(engines.map((one) => one[member])).size === engines.length
  const isComplete = engines.length === items.length && engines.length <= most
  if (isComplete && isDifferent('name') && isDifferent('address')) return engines
  context.addIssue(expected)
  return z.NEVER
})

function isAddress(address: string): boolean {
  return address.startsWith('unix://') || URL.canParse(address.replace('tcp:', 'http:'))
}
