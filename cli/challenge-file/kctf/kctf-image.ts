import { buildOf } from '../build.ts'
import type { BuildSource, ChallengeType, FileSettings } from '../definition.ts'
import { settle, settleKeys } from '../losses.ts'
import { registryImage } from '../image.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { booleanOf, isMap, listOf, mapOf, textOf, type YamlMap, type YamlValue } from '../yaml.ts'

/** Both have the same keys in `spec`; of an instance template, kCTF starts one instance for each team. */
const kinds = new Set(['Challenge', 'ChallengeInstanceTemplate'])

export function isKctf(document: YamlMap): boolean {
  return textOf(document['apiVersion']).startsWith('kctf.dev/') && kinds.has(textOf(document['kind']))
}

function isPrivileged(value: YamlValue | undefined): boolean {
  if (Array.isArray(value)) return value.some(isPrivileged)
  return Object.entries(mapOf(value)).some(
    ([key, item]) => (key === 'privileged' && booleanOf(item) === true) || isPrivileged(item),
  )
}

/** Keys that only the deployment uses. */
const ignoredKeys = ['apiVersion', 'kind', 'metadata', 'status']
const ignoredParts = [
  'deployed',
  'replicas',
  'powDifficultySeconds',
  'healthcheck',
  'horizontalPodAutoscalerSpec',
]

type KctfContainer = { type: ChallengeType; settings: FileSettings; build?: BuildSource }

/**
 * The container of the kCTF file beside a challenge, if the options ask for it. An image without a registry is built
 * from the folder that it names, which is `challenge` by default.
 */
export function kctfImage(
  { kctf, folderName, beside, options }: Pick<ChallengeSource, 'kctf' | 'folderName' | 'beside' | 'options'>,
  warn: Warn,
): KctfContainer | undefined {
  if (!kctf) return undefined
  const outer = mapOf(kctf.document['spec'])
  const template = mapOf(outer['template'])
  const spec = isMap(template['spec']) ? template['spec'] : isMap(outer['template']) ? template : outer
  const written = textOf(spec['image']) || 'challenge'
  const image = registryImage(written)
  const name = textOf(mapOf(kctf.document['metadata'])['name']) || folderName
  const build = image ? undefined : buildOf(written, name, { beside, options })
  const label = `${kctf.name} (kCTF)`
  if (isPrivileged(spec['podTemplate'])) {
    warn(`${label}: a privileged container is not supported`)
    settle(kctf.document)
    return undefined
  }
  if (!image && !build) {
    warn(
      `${label}: the image is built by kCTF. The challenge is imported without a container. A Dockerfile in the folder ${written} is built with --kctf-containers, --registry and --build`,
    )
    settle(kctf.document)
    return undefined
  }
  if (!options.kctfContainers) {
    warn(
      `${label}: the container is not imported, because images of kCTF often need privileges. Use --kctf-containers`,
    )
    settle(kctf.document)
    return undefined
  }
  const network = mapOf(spec['network'])
  const ports = listOf(network['ports']).filter(isMap)
  if (ports.length > 1) warn(`${label}: only the first port is used`)
  for (const port of ports) settleKeys(port, ['protocol', 'port', 'name', 'domains'])
  for (const port of ports.slice(1)) settle(port)
  settle(network['public'])
  settleKeys(spec, ignoredParts)
  settleKeys(kctf.document, ignoredKeys)
  const port = Number(textOf(ports[0]?.['targetPort']) || 1337)
  if (!Number.isInteger(port)) warn(`${label}: the port has a name instead of a number; 1337 is used`)
  return {
    type: 'StaticContainer',
    settings: {
      ...(image && { containerImage: image }),
      containerExposePort: Number.isInteger(port) ? port : 1337,
    },
    build,
  }
}
