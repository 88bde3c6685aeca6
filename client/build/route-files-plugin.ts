import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { routeModules, type RouteKind, type RouteQuery } from './route-modules.ts'

/** The files that an address loads before it is painted: the entry and the route's modules, with all their imports. */
type RouteFiles = {
  path: string
  kind: RouteKind
  queries: readonly RouteQuery[]
  scripts: string[]
  styles: string[]
}

type Chunk = {
  fileName: string
  imports?: string[]
  facadeModuleId?: string | null
  isDynamicEntry?: boolean
  viteMetadata?: { importedCss?: Set<string> }
}

const clientFolder = resolve(import.meta.dirname, '..')
const pages = /^(pages|layouts)\/.*(Page|Layout)\.tsx$/

/** Writes `routes.json`: the files of each route. The server preloads them, and a check limits their size. */
export function routeFiles(): Plugin {
  return {
    name: 'route-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = bundle as unknown as Record<string, Chunk>
      const byModule = new Map<string, Chunk>()
      for (const chunk of Object.values(chunks)) {
        const { facadeModuleId } = chunk
        if (facadeModuleId) byModule.set(facadeModuleId.replace(`${clientFolder}/`, ''), chunk)
      }
      const entry = byModule.get('index.html')
      if (!entry) return

      const listed = new Set(routeModules.flatMap(({ modules }) => modules))
      const missing = [...byModule.keys()].filter((module) => pages.test(module) && !listed.has(module))
      if (missing.length > 0) this.error(`client/build/route-modules.ts lacks ${missing.join(', ')}.`)

      const filesOf = (modules: readonly string[]) => {
        const scripts = new Set<string>()
        const styles = new Set<string>()
        const visit = (name: string) => {
          const chunk = chunks[name]
          if (!chunk || scripts.has(name)) return
          scripts.add(name)
          for (const css of chunk.viteMetadata?.importedCss ?? []) styles.add(css)
          for (const next of chunk.imports ?? []) visit(next)
        }
        visit(entry.fileName)
        for (const module of modules) {
          const chunk = byModule.get(module)
          if (!chunk)
            this.error(
              `client/build/route-modules.ts lists ${module}, which the build does not make a file of its own.`,
            )
          visit(chunk.fileName)
        }
        return { scripts: [...scripts], styles: [...styles] }
      }
      const routes: RouteFiles[] = routeModules.map(({ path, kind, modules, queries }) => ({
        path,
        kind,
        queries,
        ...filesOf(modules),
      }))
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) })
    },
  }
}
