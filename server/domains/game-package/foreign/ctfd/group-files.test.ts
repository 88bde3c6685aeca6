import { expect, it } from 'vitest'
import { fixed, people, readGame } from '../../../../../tests/kit/world/ctfd-tables.ts'
import { groupFiles } from './group-files.ts'

it('cuts the title in the name of an archive between two characters', () => {
  const { game } = readGame({ ...people(1), challenges: [] })
  const challenges = [{ ...fixed(1, 1), name: `x${'𠮷'.repeat(60)}` }]
  const files = ['a', 'b'].map((name, id) => ({
    id,
    type: 'challenge',
    location: `${id}/${name}`,
    challenge_id: 1,
  }))
  const entries = new Set(files.map(({ location }) => `uploads/${location}`))
  const groups = groupFiles(
    game,
    { files, challenges } as unknown as Parameters<typeof groupFiles>[1],
    entries,
  )
  expect(groups.map(({ name }) => name)).toEqual([`x${'𠮷'.repeat(49)}.zip`])
})
