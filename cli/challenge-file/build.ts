import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folderView } from './folder-view.ts'
import type { BuildSource } from './definition.ts'
import type { ChallengeSource } from './source.ts'
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

/**
 * The build of a folder, written as its path or as a map of `context`, `dockerfile` and `args`. Undefined if no
 * registry is given or the folder has no Dockerfile.
 */
export function buildOf(
  written: YamlValue | undefined,
  name: string,
  { beside, options }: Pick<ChallengeSource, 'beside' | 'options'>,
): BuildSource | undefined {
  const map = mapOf(written)
  const context = clean(textOf(isMap(written) ? map['context'] : written))
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

/** The same files always give the same tag, so that only a changed image is built and pushed. */
function tagOf(folder: string, files: string[], { dockerfile, args }: BuildSource): string {
  const hash = createHash('sha256').update(JSON.stringify([dockerfile, args]))
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
