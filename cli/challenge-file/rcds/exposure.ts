import { buildOf } from '../build.ts'
import type { BuildSource, FileSettings } from '../definition.ts'
import { cpuTenthsOf, memoryMibOf } from '../values/resources.ts'
import { registryImage } from '../image.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import type { TemplateValues } from '../values/templates.ts'
import { portRange, wholeNumber } from '../values/whole-number.ts'
import { isMap, isNothing, listOf, mapOf, textOf, type YamlMap } from '../yaml.ts'
import { addressValues } from '../values/address-values.ts'

type Exposure = { values: TemplateValues; container?: FileSettings; build?: BuildSource }

const ignoredParts = ['image', 'build', 'ports', 'replicas', 'resources', 'healthcheck', 'challenge']

function domainOf(project: YamlMap): string | undefined {
  const backend = listOf(project['backends'])
    .filter(isMap)
    .find((item) => textOf(item['resolve']) === 'k8s')
  return textOf(mapOf(backend?.['options'])['domain']) || undefined
}

/** How players reach the services of an event that runs them itself. */
function valuesOf(entry: YamlMap, domain: string | undefined): TemplateValues {
  const tcp = textOf(entry['tcp'])
  if (/^\d+$/.test(tcp)) return domain ? addressValues('tcp', domain, tcp) : { port: tcp }
  if (tcp) return addressValues('tcp', tcp, textOf(entry['target']) || '1337')
  const raw = textOf(mapOf(entry['http'])['raw'])
  const name = textOf(entry['http'])
  const host = raw || (name && domain ? `${name}.${domain}` : undefined)
  return host ? addressValues('https', host) : {}
}

/** The container that each team gets, and the values of template names. */
export function readExposure(
  file: YamlMap,
  { project = {}, options, beside, folderName }: ChallengeSource,
  warn: Warn,
): Exposure {
  const containers = Object.entries(mapOf(file['containers'])).filter(([, value]) => isMap(value))
  const entries = Object.entries(mapOf(file['expose'])).flatMap(([name, list]) =>
    listOf(list)
      .filter(isMap)
      .map((entry) => ({ name, entry })),
  )
  const [first, ...others] = entries
  const domain = options.host ?? domainOf(project)
  const values = first && others.length === 0 ? valuesOf(first.entry, domain) : {}
  if (others.length > 0) warn('expose: several ports are exposed; the platform forwards one port')
  if (containers.length === 0) return { values }
  const [only] = containers
  if (containers.length > 1 || !only || !first) {
    warn('containers: only one exposed container is supported; the challenge becomes a static attachment')
    return { values }
  }
  const map = mapOf(only[1])
  const image = isNothing(map['build']) ? registryImage(textOf(map['image'])) : undefined
  const id = textOf(file['id']) || folderName
  const build = image ? undefined : buildOf(map['build'], `${id}-${only[0]}`, { beside, options })
  if (!image && !build) {
    warn(
      'containers: the image is built by rcds; the challenge becomes a static attachment. Push the image and name it with the key image, or use --registry and --build',
    )
    return { values }
  }
  const dropped = Object.keys(map).filter((key) => !ignoredParts.includes(key) && !isNothing(map[key]))
  for (const key of dropped) warn(`containers.${only[0]}.${key}: not supported`)
  const limits = mapOf(mapOf(map['resources'])['limits'])
  return {
    values: {},
    build,
    container: {
      containerImage: image,
      containerExposePort: wholeNumber('expose.target', first.entry['target'], portRange, warn),
      cpuTenths: cpuTenthsOf(textOf(limits['cpu'])),
      memoryLimitMib: memoryMibOf(textOf(limits['memory'])),
    },
  }
}
