import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const mantine = path.resolve(root, 'node_modules/@mantine/core')
const imports = /import \{([^}]*)\} from '@mantine\/core'/g
const relativeImports = /from ["'](\.[^"']*)["']/g

/** The modules that a module loads within the library, itself included. */
function modulesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known
  known.add(file)
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(relativeImports)) {
    modulesOf(path.resolve(path.dirname(file), target), known)
  }
  return known
}

test('mantine.css has the styles of every component that the client imports, and of their parts', () => {
  const sources = globSync('client/**/*.tsx', { cwd: root, exclude: (name) => name.includes('.test.') })
  const names = sources.flatMap((file) =>
    [...readFileSync(path.resolve(root, file), 'utf8').matchAll(imports)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  )
  const parts = [...new Set(names)].flatMap((name) => {
    const found = globSync(`esm/components/**/${name}.mjs`, { cwd: mantine })
    return found.flatMap((file) => [...modulesOf(path.resolve(mantine, file))])
  })
  const used = new Set(parts.map((file) => path.basename(file, '.mjs')))
  const styled = [...used].filter((name) => existsSync(`${mantine}/styles/${name}.css`))
  expect(styled.length).toBeGreaterThan(10)
  const css = readFileSync(path.resolve(import.meta.dirname, 'mantine.css'), 'utf8')
  expect(styled.filter((name) => !css.includes(`/styles/${name}.css'`))).toEqual([])
})
