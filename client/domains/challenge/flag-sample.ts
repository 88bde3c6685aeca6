import { readTemplate } from './leet-tables.ts'

type Draw = { guid: () => string; hash: () => string; below: (count: number) => number }

const DRAW: Draw = {
  guid: () => crypto.randomUUID(),
  hash: () => crypto.randomUUID().replaceAll('-', '').slice(0, 12),
  below: (count) => Math.floor(Math.random() * count),
}

/** A flag as some team may get it; made as the server makes them (contract: rules, section 6.1). */
export function flagSample(template: string, draw: Draw = DRAW): string {
  const { prefix, body, walk } = readTemplate(template.trim() === '' ? '' : template)
  if (body === '') return `flag{${draw.guid()}}`
  if (body.includes('[GUID]')) return body.replaceAll('[GUID]', draw.guid())
  const hasHash = body.includes('[TEAM_HASH]')
  if (hasHash && !prefix) return body.replaceAll('[TEAM_HASH]', draw.hash())
  const leet = walk.map(({ character, choices }) => {
    if (choices) return choices.charAt(draw.below(choices.length))
    return character === ' ' ? '_' : character
  })
  return leet.join('').replaceAll('[TEAM_HASH]', draw.hash())
}
