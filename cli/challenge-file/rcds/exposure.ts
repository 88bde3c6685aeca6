import { adviceToBuild, buildOf } from '../build.ts'
import type { BuildSource, FileSettings } from '../definition.ts'
import { cpuTenthsOf, memoryMibOf } from '../values/resources.ts'
import { settle, settleKeys } from '../losses.ts'
import { registryImage } from '../image.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import type { TemplateValues } from '../values/templates.ts'
import { portRange, wholeNumber } from '../values/whole-number.ts'
import { isMap, isNothing, listOf, mapOf, textOf, type YamlMap } from '../yaml.ts'
import { addressValues } from '../values/address-values.ts'

type Exposure = {
  values: TemplateValues
  /** The host of an exposed port. Absent if the platform starts the container, so that each team has its own. */
  hostOf?: (entry: YamlMap) => string | undefined
  container?: FileSettings
  build?: BuildSource
}

const ignoredParts = ['ports', 'replicas', 'healthcheck']

/** The address of a container that the platform starts is not the one in the file. */
function settleExposed(entry: YamlMap): void {
  settleKeys(entry, ['target', 'tcp', 'healthContent'])
  settle(isMap(entry['http']) ? entry['http']['raw'] : entry['http'])
}

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
  const values = first && others.length === 0 ? valuesOf(first.entry, domain) : { host: domain }
  const hostOf = (entry: YamlMap) => valuesOf(entry, domain).host
  for (const { entry } of entries) settleExposed(entry)
  if (others.length > 0) warn('expose: several ports are exposed; the platform forwards one port')
  if (containers.length === 0) return { values, hostOf }
  const [only] = containers
  if (containers.length > 1 || !only || !first) {
    warn('containers: only one exposed container is supported; the challenge becomes a static attachment')
    settle(file['containers'])
    return { values, hostOf }
  }
  // Some events have the container of the challenge beside that of its health check.
  const written = mapOf(only[1])
  const map = isMap(written['challenge']) ? { ...written, ...mapOf(written['challenge']) } : written
  const image = isNothing(map['build']) ? registryImage(textOf(map['image'])) : undefined
  const id = textOf(file['id']) || folderName
  const build = image ? undefined : buildOf(map['build'], `${id}-${only[0]}`, { beside, options })
  if (!image && !build) {
    warn(
      `containers: the image is built by rcds; the challenge becomes a static attachment: ${adviceToBuild({ options })}`,
    )
    settle(file['containers'])
    return { values, hostOf }
  }
  const limits = mapOf(mapOf(map['resources'])['limits'])
  const cpuTenths = cpuTenthsOf(textOf(limits['cpu']))
  const memoryLimitMib = memoryMibOf(textOf(limits['memory']))
  settleKeys(map, ignoredParts)
  settle(mapOf(map['resources'])['requests'])
  return {
    values: {},
    build,
    container: {
      containerImage: image,
      containerExposePort: wholeNumber('expose.target', first.entry['target'], portRange, warn),
      cpuTenths,
      memoryLimitMib,
    },
  }
}
