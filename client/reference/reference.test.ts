import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { curlOf } from './curl.ts'
import { readReference, searchReference, type OpenApi } from './read-reference.ts'
import { insideOf, sampleOf, typeText, valuesOf } from './schema-text.ts'

const reference = readReference(JSON.parse(readFileSync('openapi.json', 'utf8')) as OpenApi)
const { groups, schemas } = reference

function operation(id: string) {
  const found = groups.flatMap(({ operations }) => operations).find((one) => one.id === id)
  if (!found) throw new Error(`there is no operation ${id}`)
  return found
}

describe('the reference', () => {
  it('reads the parts of an operation that the page shows', () => {
    expect(operation('Game_Submit')).toMatchObject({
      method: 'POST',
      path: '/api/game/{id}/challenges/{challengeId}',
      group: 'Game',
      takesToken: true,
    })
    expect(operation('Game_Submit').failures.map(({ status }) => status)).toEqual([
      '400',
      '401',
      '403',
      '404',
      '415',
      '429',
      'default',
    ])
    expect(operation('Account_LogIn').takesToken).toBe(false)
  })

  it('finds operations by words of their summary, path and name', () => {
    const ids = (search: string) =>
      searchReference(groups, search).flatMap(({ operations }) => operations.map(({ id }) => id))
    expect(ids('submit flag')).toContain('Game_Submit')
    expect(ids('PUT transfer')).toEqual(['Team_Transfer'])
    expect(ids('halyard-less')).toEqual([])
  })
})

describe('the text of a schema', () => {
  it.each([
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'integer', format: 'int64' }, 'int64'],
    [{ type: 'array', items: { $ref: '#/components/schemas/TeamInfoModel' } }, 'TeamInfoModel[]'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
    [{ anyOf: [{ $ref: '#/components/schemas/Role' }, { type: 'null' }] }, 'Role | null'],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, '{ [key]: boolean }'],
  ])('of %j is %s', (schema, text) => {
    expect(typeText(schema, schemas)).toBe(text)
  })

  it('finds members and values in lists and references', () => {
    const teams = { type: 'array', items: { $ref: '#/components/schemas/TeamInfoModel' } }
    expect(Object.keys(insideOf(teams, schemas)?.properties ?? {})).toContain('members')
    expect(insideOf({ type: 'string' }, schemas)).toBeNull()
    expect(valuesOf({ $ref: '#/components/schemas/Role' }, schemas)).toContain('Admin')
  })
})

describe('commands', () => {
  it('contain a token and an example body', () => {
    expect(curlOf(operation('Game_Submit'), reference, 'https://ctf.example.org')).toBe(
      [
        `curl -X POST 'https://ctf.example.org/api/game/{id}/challenges/{challengeId}'`,
        `-H "authorization: Bearer $HALYARD_TOKEN"`,
        `-H 'content-type: application/json'`,
        `-d '{"flag":""}'`,
      ].join(' \\\n  '),
    )
  })

  it('send files as forms', () => {
    expect(curlOf(operation('Assets_Upload'), reference, '')).toContain('-F files=@file')
    expect(sampleOf({ type: 'string', default: 'x' }, schemas)).toBe('x')
  })
})
