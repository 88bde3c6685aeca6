import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { partsOnDemand } from './parts-on-demand.ts'
import { routeModules, type RouteKind, type RouteQuery } from './route-modules.ts'

type RouteFiles = {
  path: string
  kind: RouteKind
  queries: readonly RouteQuery[]
  /** The files that the address loads before it is painted: the entry and the route's modules, with all their imports. */
  scripts: string[]
  styles: string[]
  /** The files that it then loads by itself, without an action of the user. */
  laterScripts: string[]
}

type Chunk = {
  fileName: string
  imports?: string[]
  dynamicImports?: string[]
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
        if (facadeModuleId) byModule.set(relative(clientFolder, facadeModuleId), chunk)
      }
      const entry = byModule.get('index.html')
      if (!entry) return

      const listed = new Set(routeModules.flatMap(({ modules }) => modules))
      const missing = [...byModule.keys()].filter((module) => pages.test(module) && !listed.has(module))
      if (missing.length > 0) this.error(`client/build/route-modules.ts lacks ${missing.join(', ')}.`)

      const chunkOf = (module: string, list: string) => {
        const chunk = byModule.get(module)
        if (!chunk)
          this.error(`client/build/${list} lists ${module}, which the build does not make a file of its own.`)
        return chunk
      }
      const importsOf = (starts: readonly string[]) => {
        const found = new Set<string>()
        const visit = (name: string) => {
          const chunk = chunks[name]
          if (!chunk || found.has(name)) return
          found.add(name)
          for (const next of chunk.imports ?? []) visit(next)
        }
        for (const start of starts) visit(start)
        return found
      }
      const notByThemselves = new Set([
        ...[...listed].map((module) => chunkOf(module, 'route-modules.ts').fileName),
        ...partsOnDemand.map((module) => chunkOf(module, 'parts-on-demand.ts').fileName),
      ])
      const filesOf = (modules: readonly string[]) => {
        const starts = modules.map((module) => chunkOf(module, 'route-modules.ts').fileName)
        const scripts = importsOf([entry.fileName, ...starts])
        const styles = new Set(
          [...scripts].flatMap((name) => [...(chunks[name]?.viteMetadata?.importedCss ?? [])]),
        )
        // A set yields what is added to it during the loop, so imports of imports are followed.
        const all = new Set(scripts)
        for (const name of all) {
          const loaded = (chunks[name]?.dynamicImports ?? []).filter((next) => !notByThemselves.has(next))
          for (const next of importsOf(loaded)) all.add(next)
        }
        return { scripts: [...scripts], styles: [...styles], laterScripts: [...all.difference(scripts)] }
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
