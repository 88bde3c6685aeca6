import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Screens that few people open. The worker keeps their files once they are used. */
const rareScreens = /\/(Admin|Monitor|Review|PostEdit|ApiReference)[A-Za-z]*\.tsx$/
/** Larger files are kept once they are used. */
const maxBytes = 700_000

type Chunk = {
  type: 'chunk' | 'asset'
  fileName: string
  code?: string
  imports?: string[]
  dynamicImports?: string[]
  facadeModuleId?: string | null
  viteMetadata?: { importedCss?: Set<string> }
}

/** Writes `sw.js` with the names of the files that visitors and players load. */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = bundle as unknown as Record<string, Chunk>
      const entry = Object.values(chunks).find(({ facadeModuleId }) =>
        facadeModuleId?.endsWith('client/index.html'),
      )
      if (!entry) return
      const files = new Set<string>()
      const visit = (name: string) => {
        const chunk = chunks[name]
        if (!chunk || files.has(name) || rareScreens.test(chunk.facadeModuleId ?? '')) return
        if ((chunk.code?.length ?? 0) > maxBytes) return
        files.add(name)
        for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
        for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
      }
      visit(entry.fileName)
      const list = [...files].toSorted().map((name) => `/${name}`)
      const build = createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 12)
      const code = readFileSync(source, 'utf8')
        .replace('__BUILD__', build)
        .replace('__ENTRY__', entry.fileName)
        .replace('__FILES__', JSON.stringify(list))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
    },
  }
}
