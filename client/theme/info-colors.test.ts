import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(`client/${file}`, 'utf8')

test.each(['components/Note.module.css', 'components/Chip.module.css'])(
  'a custom brand does not color the information of %s',
  (file) => {
    const names = [...read(file).matchAll(/var\((--h-[a-z-]+)/g)].map(([, name]) => name)
    expect(names).toContain('--h-info-tint')
    for (const brand of ['--h-tint', '--h-link', '--h-fill', '--h-focus']) expect(names).not.toContain(brand)
  },
)

test('the colors of information are set in both schemes, and not from the brand', () => {
  const tokens = read('theme/tokens.css')
  for (const name of ['--h-info', '--h-info-tint'])
    expect(tokens.match(new RegExp(`${name}: #[0-9a-f]{6};`, 'g'))).toHaveLength(2)
})
