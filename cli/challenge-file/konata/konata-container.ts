import { buildOf, exposedPort } from '../build.ts'
import type { BuildSource, FileSettings } from '../definition.ts'
import { registryImage } from '../image.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { portRange, wholeNumber } from '../values/whole-number.ts'
import { isMap, listOf, mapOf, textOf, type YamlMap } from '../yaml.ts'

type KonataContainer = { settings: FileSettings; build?: BuildSource }

/**
 * The folder whose Dockerfile makes the image: the one that the image names, or else the only one with a Dockerfile, if
 * the file has no other challenge.
 */
function buildFolder(written: string, { beside, document }: ChallengeSource): string | undefined {
  if (written && beside.text(`${written.replace(/^\.\//, '').replace(/\/$/, '')}/Dockerfile`) !== undefined) {
    return written
  }
  if (listOf(document['challenges']).length > 1) return undefined
  const [only, ...others] = beside.list('.').files.filter((path) => /(^|\/)Dockerfile$/.test(path))
  return only === undefined || others.length > 0 ? undefined : only.replace(/\/?Dockerfile$/, '') || '.'
}

/** The only container of `instancerConfig`: an image in a registry, or one that is built. `file` has keys in camelCase. */
export function konataContainer(
  file: YamlMap,
  source: ChallengeSource,
  warn: Warn,
): KonataContainer | undefined {
  if (!isMap(file['instancerConfig'])) return undefined
  const { config, expose } = mapOf(file['instancerConfig'])
  const containers = Object.values(mapOf(mapOf(config)['containers'])).filter(isMap)
  const [only, ...others] = containers.length > 0 ? containers : [mapOf(config)]
  const written = others.length === 0 ? textOf(only?.['image']) : ''
  const image = registryImage(written)
  const folder = image || others.length > 0 ? undefined : buildFolder(written, source)
  const build = folder === undefined ? undefined : buildOf(folder, textOf(file['name']), source)
  if (!image && !build) {
    warn(
      'instancerConfig: only one container is supported, with an image in a registry, or with a Dockerfile and --registry and --build; the challenge becomes a static attachment',
    )
    return undefined
  }
  const ports = listOf(expose).filter(isMap)
  if (ports.length > 1)
    warn('instancerConfig: several ports are exposed; the platform forwards the first one')
  const port =
    wholeNumber('instancerConfig.expose', ports[0]?.['containerPort'], portRange, warn) ??
    (build && exposedPort(source.beside, build))
  return { settings: { ...(image && { containerImage: image }), containerExposePort: port }, build }
}
