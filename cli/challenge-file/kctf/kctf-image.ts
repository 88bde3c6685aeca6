import type { ChallengeType, FileSettings } from '../definition.ts'
import { registryImage } from '../image.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { isMap, listOf, mapOf, textOf, type YamlMap } from '../yaml.ts'

export function isKctf(document: YamlMap): boolean {
  return textOf(document['apiVersion']) === 'kctf.dev/v1' && textOf(document['kind']) === 'Challenge'
}

function isPrivileged(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, item]) => (key === 'privileged' && item === 'true') || isPrivileged(item),
  )
}

/** The container of the kCTF file beside a challenge, if the options ask for it. */
export function kctfImage(
  { kctf, options }: Pick<ChallengeSource, 'kctf' | 'options'>,
  warn: Warn,
): { type: ChallengeType; settings: FileSettings } | undefined {
  if (!kctf) return undefined
  const spec = mapOf(kctf.document['spec'])
  const image = registryImage(textOf(spec['image']))
  const label = `${kctf.name} (kCTF)`
  if (isPrivileged(spec['podTemplate'])) {
    warn(`${label}: a privileged container is not supported`)
    return undefined
  }
  if (!image) {
    warn(`${label}: the image is built by kCTF. The challenge is imported without a container`)
    return undefined
  }
  if (!options.kctfContainers) {
    warn(
      `${label}: the container is not imported, because images of kCTF often need privileges. Use --kctf-containers`,
    )
    return undefined
  }
  const ports = listOf(mapOf(spec['network'])['ports']).filter(isMap)
  if (ports.length > 1) warn(`${label}: only the first port is used`)
  const port = Number(textOf(ports[0]?.['targetPort']) || 1337)
  if (!Number.isInteger(port)) warn(`${label}: the port has a name instead of a number; 1337 is used`)
  return {
    type: 'StaticContainer',
    settings: { containerImage: image, containerExposePort: Number.isInteger(port) ? port : 1337 },
  }
}
