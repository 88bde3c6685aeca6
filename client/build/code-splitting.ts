import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

const entry = resolve(import.meta.dirname, '../main.tsx')

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The modules that a file imports, directly and indirectly, without dynamic imports. */
function importsOf(file: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const waiting = [file]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** Small modules that most pages use: one file of them compresses better than a file for each. */
const common =
  /client[\\/](time[\\/]|i18n[\\/]Trans\.|components[\\/](Chip|time[\\/](Countdown|RelativeTime))\.tsx)/

/**
 * One file with what every page needs; without it the bundler makes a file for each set of pages that share a module.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let shell: Set<string> | null = null
  return {
    groups: [
      {
        name: (id, modules) => {
          shell ??= importsOf(entry, modules)
          // The entry has a file of its own, whose hash names the build.
          return id !== entry && shell.has(id) ? 'shell' : null
        },
        // Leaves out the parts of libraries that nothing uses.
        tags: ['$initial'],
        priority: 2,
      },
      // Without a file of its own it is loaded by pages that only share another small module with it.
      { name: 'floating', test: /node_modules[\\/]@floating-ui[\\/]/, priority: 1 },
      { name: 'common', test: common, priority: 1 },
      { name: 'markdown', test: /node_modules[\\/](marked|dompurify)[\\/]/, priority: 1 },
    ],
  }
}
