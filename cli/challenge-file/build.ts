import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folderView } from './folder-view.ts'
import type { BuildSource } from './definition.ts'
import type { ChallengeSource, FolderFiles } from './source.ts'
import { isMap, mapOf, textOf, type YamlValue } from './yaml.ts'

/** A build with paths of this machine. */
export type ImageBuild = { image: string; folder: string; dockerfile: string; args: Record<string, string> }

const clean = (path: string) => path.replace(/^(\.\/)+/, '').replace(/\/+$/, '') || '.'
const below = (folder: string, path: string) => (folder === '.' ? path : `${folder}/${path}`)

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'challenge'

/** The advice for a container whose image has to be built. With a registry, only a Dockerfile is missing. */
export const adviceToBuild = ({ options }: Pick<ChallengeSource, 'options'>) =>
  options.registry
    ? 'there is no Dockerfile in its folder. Name an image in a registry'
    : 'name an image in a registry, or use --registry and --build'

/**
 * The build of a folder, written as its path or as a map of `context`, `dockerfile` and `args`. Undefined if no
 * registry is given or the folder has no Dockerfile.
 */
export function buildOf(
  written: YamlValue | string | undefined,
  name: string,
  { beside, options }: Pick<ChallengeSource, 'beside' | 'options'>,
): BuildSource | undefined {
  const map = typeof written === 'string' ? {} : mapOf(written)
  const folder = typeof written === 'string' ? written : textOf(isMap(written) ? map['context'] : written)
  const context = clean(folder)
  const dockerfile = textOf(map['dockerfile']) || 'Dockerfile'
  if (!options.registry || beside.text(below(context, dockerfile)) === undefined) return undefined
  const args = Object.entries(mapOf(map['args'])).map(([key, value]) => [key, textOf(value)])
  return { name: slug(name), context, dockerfile, args: Object.fromEntries(args) }
}

/** The first port that the Dockerfile of a folder exposes. */
export function exposedPort(
  beside: ChallengeSource['beside'],
  { context, dockerfile }: Pick<BuildSource, 'context' | 'dockerfile'> = {
    context: '.',
    dockerfile: 'Dockerfile',
  },
): number | undefined {
  const port = /^\s*EXPOSE\s+(\d{1,5})\b/im.exec(beside.text(below(context, dockerfile)) ?? '')?.[1]
  return port === undefined ? undefined : Number(port)
}

/**
 * The same files always give the same tag, so that only a changed image is built and pushed. A link gives the tag the
 * content of its target, or its target's path if that is not read.
 */
function tagOf(folder: string, { files, leftOut }: FolderFiles, { dockerfile, args }: BuildSource): string {
  const hash = createHash('sha256').update(JSON.stringify([dockerfile, args]))
  for (const { path } of leftOut) {
    const isLink = lstatSync(join(folder, path)).isSymbolicLink()
    if (isLink) hash.update(JSON.stringify([path, readlinkSync(join(folder, path))]))
  }
  for (const file of files) {
    const path = join(folder, file)
    const isProgram = (statSync(path).mode & 0o100) !== 0
    hash
      .update(JSON.stringify([file, isProgram]))
      .update(createHash('sha256').update(readFileSync(path)).digest())
  }
  return hash.digest('hex').slice(0, 12)
}

export function imageBuildOf(
  source: BuildSource,
  { folder, root, registry }: { folder: string; root: string; registry: string },
): ImageBuild {
  const context = realpathSync(join(folder, source.context))
  const tag = tagOf(context, folderView(folder, root).list(source.context), source)
  const { dockerfile, args } = source
  return { image: `${registry.replace(/\/+$/, '')}/${source.name}:${tag}`, folder: context, dockerfile, args }
}
