import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const styles = resolve(root, 'node_modules/@mantine/core/styles')
const imports = /import \{([^}]*)\} from '@mantine\/core'/g

test('mantine.css has the styles of every component that the client imports', () => {
  const sources = globSync('client/**/*.tsx', { cwd: root, exclude: (name) => name.includes('.test.') })
  const names = sources.flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(imports)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    ),
  )
  const styled = [...new Set(names)].filter((name) => name && existsSync(`${styles}/${name}.css`))
  expect(styled.length).toBeGreaterThan(10)
  const css = readFileSync(resolve(import.meta.dirname, 'mantine.css'), 'utf8')
  expect(styled.filter((name) => !css.includes(`/styles/${name}.css'`))).toEqual([])
})
