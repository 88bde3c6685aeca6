import type { BuildSource, ChallengeType, FileSettings } from '../definition.ts'
import { buildOf, exposedPort } from '../build.ts'
import { registryImage } from '../image.ts'
import { kctfImage } from '../kctf/kctf-image.ts'
import type { ChallengeSource, Warn } from '../source.ts'
import { portRange, wholeNumber } from '../values/whole-number.ts'
import { isMap, isNothing, listOf, mapOf, textOf, type YamlMap } from '../yaml.ts'

type FileContainer = { type: ChallengeType; settings: FileSettings; build?: BuildSource }

/**
 * Keys of events' own deployers and of the tool. They mean that the challenge has a container, which the file does not
 * name.
 */
const deployerKeys = ['containers', 'replicas', 'expose', 'ports', 'protocol', 'hosting']

/** The container of a home-made deployer, if the file has only one. */
function onlyContainer(file: YamlMap): YamlMap {
  const [only, ...others] = Object.values(mapOf(file['containers'])).filter(isMap)
  return others.length === 0 ? (only ?? {}) : {}
}

/** The image that is built from the folder that the file names by `image`, or by a container of a deployer. */
function builtContainer(
  source: ChallengeSource,
  written: string,
  writtenPort: number | undefined,
  warn: Warn,
): FileContainer | undefined {
  const { document: file, folderName, beside } = source
  const container = onlyContainer(file)
  const name = textOf(file['id']) || textOf(file['name']) || folderName
  const build = buildOf(written || container['build'], name, source)
  if (!build || (!written && isNothing(container['build']))) return undefined
  const [first] = listOf(container['ports'])
  const port =
    writtenPort ??
    wholeNumber('ports', isMap(first) ? first['containerPort'] : first, portRange, warn) ??
    exposedPort(beside, build)
  if (port === undefined) warn('port: missing; the port of the container is 80 until you set it')
  return { type: 'StaticContainer', settings: { containerExposePort: port }, build }
}

/** The container that the platform can start for each team: an image in a registry, or one that is built. */
export function readContainer(source: ChallengeSource, warn: Warn): FileContainer | undefined {
  const { document: file, beside } = source
  const extra = mapOf(file['extra'])
  const written = textOf(file['image']) || textOf(extra['image'])
  const writtenPort = wholeNumber('port', file['port'] ?? extra['port'], portRange, warn)
  const isPlugin = textOf(file['type']).toLowerCase() === 'container'
  const image = registryImage(written) ?? (isPlugin && written !== '.' ? written : '')
  if (image) {
    const port = writtenPort ?? exposedPort(beside)
    if (port === undefined) warn('port: missing; the port of the container is 80 until you set it')
    return { type: 'StaticContainer', settings: { containerImage: image, containerExposePort: port } }
  }
  const built = builtContainer(source, written, writtenPort, warn)
  if (built) return built
  if (written) {
    warn(
      `image: "${written}" must be built first. Push it to a registry and write its address, such as ghcr.io/event/door, or use --registry and --build`,
    )
  } else if (deployerKeys.some((key) => !isNothing(file[key]))) {
    warn(
      'containers are not imported: the challenge becomes a static attachment. Build and push the image, and name it with the key image',
    )
  }
  return kctfImage(source, warn)
}
