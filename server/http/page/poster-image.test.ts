import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { posterImage, posterTones } from './poster-image.ts'

const styles = (file: string) => readFileSync(new URL(`../../../client/${file}`, import.meta.url), 'utf8')
const tokens = new Map(
  [...styles('theme/tokens.css').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
)

/** The value of a property in a rule of a style sheet, with its token replaced. */
function valueIn(file: string, selector: string, property: string): string | undefined {
  const rule = styles(file).split(`${selector} {`)[1]?.split('}')[0]
  const value = new RegExp(`${property}: ([^;]+);`).exec(rule ?? '')?.[1]
  return tokens.get(/^var\((.+)\)$/.exec(value ?? '')?.[1]) ?? value
}

test.each(Object.entries(posterTones))('posters of %s games have the colors of the client', (name, tone) => {
  expect(valueIn('components/Poster.module.css', `.${name}`, '--poster-ground')).toBe(tone.ground)
  const rope =
    valueIn('components/Poster.module.css', `.${name}`, '--poster-rope') ??
    valueIn('components/Poster.module.css', '.poster', '--poster-rope')
  expect(rope).toBe(tone.rope)
  for (const [dye, color] of Object.entries(tone.dyes)) {
    const ofTone = name === 'upcoming' ? 'brand' : name
    const shown =
      valueIn('components/tones.module.css', `.${ofTone}`, `--dye-${dye}`) ??
      valueIn('theme/base.css', 'body', `--dye-${dye}`)
    expect([dye, shown]).toEqual([dye, color])
  }
})

test('a poster is an SVG that stays in its attribute, with a flag for each letter', () => {
  const address = posterImage({ title: 'Bay 7', state: 'Running', shape: 'card' })
  expect(address).toMatch(/^data:image\/svg\+xml,[^"<>#]+$/)
  const svg = decodeURIComponent(address.slice(address.indexOf(',') + 1))
  expect(svg.match(/<svg x=/g)).toHaveLength(4)
  expect(svg).toContain("style='clip-path:polygon(0 0,24px 5px,24px 19px,0 24px)'")
})
