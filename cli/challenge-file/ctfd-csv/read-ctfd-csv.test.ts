import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { readDialect } from '../read-dialect.ts'
import { readCsvDocument } from './csv-document.ts'

const read = (csv: string) =>
  readDialect('CTFd CSV', { ...challengeSource('a: b'), document: readCsvDocument(csv) })

const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`

it('reads what juice-shop-ctf writes', () => {
  const hints = cell([
    { content: 'Look at the URL\u066c then wait', cost: 25 },
    { content: 'Free', cost: 0 },
  ])
  const csv = [
    'name,description,category,value,type,state,max_attempts,flags,tags,type_data,hints',
    `Score Board,"Find it, ""now"". (Difficulty Level: 1)",Web,100,standard,visible,0,007abc,"Fun, Tour",,${hints}`,
    'Two Keys,"x",Crypto,250,standard,visible,3,"f1,f2",,,',
  ].join('\n')
  expect(read(csv)).toMatchObject([
    {
      id: 'Score Board',
      title: 'Score Board',
      category: 'Web',
      content: [
        { key: 'description', text: 'Find it, "now". (Difficulty Level: 1)' },
        { key: 'tags', text: '*Tags: Fun, Tour*' },
      ],
      score: { originalScore: 100, scoreCurve: 'Fixed' },
      flags: { values: [{ flag: '007abc', kind: 'Exact' }], isComplete: true },
      hints: ['Free'],
      extraHints: [{ content: 'Look at the URL, then wait', cost: 25 }],
      isEnabled: true,
      settings: { submissionLimit: 0 },
      warnings: [],
    },
    {
      title: 'Two Keys',
      flags: { values: [{ flag: 'f1' }, { flag: 'f2' }] },
      settings: { submissionLimit: 3 },
      warnings: [],
    },
  ])
})

it('reads falling points, patterns, requirements by id, and the view of a locked challenge', () => {
  const csv = [
    'id,name,description,connection_info,category,value,type,state,requirements,flags,type_data',
    `4,Gate,x,,web,500,dynamic,hidden,,${cell([{ type: 'regex', content: 'f.', data: 'case_insensitive' }])},${cell({ initial: 500, minimum: 50, decay: 20, function: 'linear' })}`,
    `5,Tower,x,nc tower.example 4000,pwn,1,standard,visible,${cell({ prerequisites: [4], anonymize: true })},${cell(['a,b'])},`,
    ',Roof,x,,misc,1,standard,visible,"Gate, Tower",f,',
  ].join('\r\n')
  expect(read(csv)).toMatchObject([
    {
      score: { originalScore: 500, scoreCurve: 'Linear', decaySolves: 20 },
      flags: { values: [{ flag: '(?i)f.', kind: 'Regex' }] },
      isEnabled: false,
      warnings: [],
    },
    {
      requirements: ['Gate'],
      settings: { lockedView: 'Card' },
      flags: { values: [{ flag: 'a,b' }] },
      content: [{ text: 'x' }, { text: expect.stringContaining('nc tower.example 4000') }],
      warnings: [],
    },
    { requirements: ['Gate', 'Tower'], warnings: [] },
  ])
})

it('names each cell that it does not read with its challenge', () => {
  const csv = [
    'name,category,value,flags,type_data,files,secret,hints',
    'A,web,1,f,,,,',
    `,web,ten,,half {,a.zip,s,${cell([{ content: 'h', cost: 1, colour: 'red' }])},more`,
  ].join('\n')
  const [first, second] = read(csv)
  expect(first?.warnings).toEqual([])
  expect(second).toMatchObject({ title: 'challenge-2', files: ['a.zip'] })
  for (const part of [
    'name: missing',
    'value: "ten"',
    'flags: no usable flag',
    'challenges[1].type_data: not supported',
    'challenges[1].secret: not supported',
    'challenges[1].column 9: not supported',
    'hints[0].colour: not supported',
  ])
    expect(second?.warnings).toContainEqual(expect.stringContaining(part))
})

it('names the cells of a second column with the same name', () => {
  const [only] = read('Name,Category,Value,Flags,Flags\nA,web,1,first,second')
  expect(only?.flags?.values).toEqual([{ flag: 'first', kind: 'Exact' }])
  expect(only?.warnings).toEqual(['challenges[0].column 5: not supported'])
})
