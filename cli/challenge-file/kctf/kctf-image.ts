import { buildOf } from '../build.ts'
import type { BuildSource, ChallengeType, FileSettings } from '../definition.ts'
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
  const spec = mapOf(kctf.document['spec'])
  const written = textOf(spec['image']) || 'challenge'
  const image = registryImage(written)
  const name = textOf(mapOf(kctf.document['metadata'])['name']) || folderName
  const build = image ? undefined : buildOf(written, name, { beside, options })
  const label = `${kctf.name} (kCTF)`
  if (isPrivileged(spec['podTemplate'])) {
    warn(`${label}: a privileged container is not supported`)
    return undefined
  }
  if (!image && !build) {
    warn(
      `${label}: the image is built by kCTF. The challenge is imported without a container. A Dockerfile in the folder ${written} is built with --kctf-containers, --registry and --build`,
    )
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
    settings: {
      ...(image && { containerImage: image }),
      containerExposePort: Number.isInteger(port) ? port : 1337,
    },
    build,
  }
}
