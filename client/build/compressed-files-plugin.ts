import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const leastBytes = 128
/** Larger files get a faster compression, because the best one takes most of the build time. */
const bestUpToBytes = 700_000
const compressible = /\.(m?js|css|json)$/

const compressions = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > bestUpToBytes ? 5 : 11,
      },
    }),
  zst: (content: Buffer) =>
    promisify(zstdCompress)(content, {
      params: { [constants.ZSTD_c_compressionLevel]: content.length > bestUpToBytes ? 5 : 15 },
    }),
  gz: (content: Buffer) => promisify(gzip)(content),
}

/** Writes a compressed copy of each built file beside it, for each encoding: `x.js.br`, `x.js.zst`, `x.js.gz`. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const root = dir ?? ''
      const built = Object.keys(bundle).filter(
        (name) => /^(app|static)\//.test(name) && compressible.test(name),
      )
      // All at once, so that every core compresses.
      await Promise.all(
        built.map(async (file) => {
          const content = await readFile(path.join(root, file))
          if (content.length < leastBytes) return
          await Promise.all(
            Object.entries(compressions).map(async ([extension, compress]) =>
              writeFile(path.join(root, `${file}.${extension}`), await compress(content)),
            ),
          )
        }),
      )
    },
  }
}
