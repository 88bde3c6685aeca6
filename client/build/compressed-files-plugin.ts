import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files are not compressed. */
const minBytes = 128
/** Larger files are compressed faster, because the best compression would take most of the build time. */
const maxBestBytes = 700_000
const compressible = /\.(m?js|css|json)$/

const compressions = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > maxBestBytes ? 5 : 11,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content),
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < minBytes) return
  for (const [extension, compress] of Object.entries(compressions)) {
    await writeFile(`${file}.${extension}`, await compress(content))
  }
}

/**
 * Writes compressed copies of each built file beside it: `x.js.br` and `x.js.gz`. There is no Zstandard copy, because every
 * client that reads Zstandard also reads Brotli, which is smaller.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const root = dir ?? ''
      const built = Object.keys(bundle).filter(
        (name) => /^(app|static)\//.test(name) && compressible.test(name),
      )
      // A compression takes up to 30 MB of memory, so only a few run at once.
      const waiting = built.values()
      const worker = async () => {
        for (const file of waiting) await compressFile(path.join(root, file))
      }
      await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker))
    },
  }
}
