import { expect, it } from 'vitest'
import { challengeSource } from '../../../tests/kit/cli/challenge-source.ts'
import { joinContent } from '../content.ts'
import { readDocuments } from '../yaml.ts'
import { readDialect } from '../read-dialect.ts'

const text = `
name: Door
description: Open it.
flag: CTF{a}
category: hw
label: ""
link: https://door.example.org
attachment: ""
visible: true
has_static_score: true
static_score: 250
`
const kctf = (spec: string) => ({
  name: 'challenge.yaml',
  document: readDocuments(`apiVersion: kctf.dev/v1\nkind: Challenge\nspec: ${spec}`)[0] ?? {},
})

it('reads the challenge and the files beside it', () => {
  const [challenge] = readDialect('Google', challengeSource(text, { files: { 'attachments/a.zip': 'x' } }))
  expect(challenge).toMatchObject({
    title: 'Door',
    category: 'Hardware',
    score: { originalScore: 250, scoreCurve: 'Fixed', minScoreRate: 1 },
    isEnabled: true,
    files: [{ path: 'attachments/a.zip', name: 'a.zip' }],
    warnings: [],
  })
  expect(joinContent(challenge?.content ?? [])).toBe('Open it.\n\n<https://door.example.org>')
})

it('uses the container of a kCTF file only on request, and never a privileged one', () => {
  const file = kctf('{image: gcr.io/event/door, network: {ports: [{protocol: TCP, targetPort: 4000}]}}')
  const read = (parts: Parameters<typeof challengeSource>[1]) =>
    readDialect('Google', challengeSource(text, parts))[0]
  expect(read({ kctf: file })?.warnings.join()).toContain('Use --kctf-containers')
  expect(read({ kctf: file, options: { kctfContainers: true } })).toMatchObject({
    type: 'StaticContainer',
    settings: { containerImage: 'gcr.io/event/door', containerExposePort: 4000 },
    warnings: [],
  })
  const privileged = kctf(
    '{image: gcr.io/event/door, podTemplate: {template: {spec: {containers: [{securityContext: {privileged: true}}]}}}}',
  )
  const refused = read({ kctf: privileged, options: { kctfContainers: true } })
  expect(refused?.type).toBeUndefined()
  expect(refused?.warnings).toEqual(['challenge.yaml (kCTF): a privileged container is not supported'])
})
