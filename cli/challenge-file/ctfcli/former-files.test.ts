import { expect, it } from 'vitest'
import { readYaml } from '../yaml.ts'
import { warnAboutFormerFiles } from './former-files.ts'

const folder = '0123456789abcdef0123456789abcdef'

it('names each address of a file of the former platform, and no other path', () => {
  const warnings: string[] = []
  const text = `
description: "![a](/files/${folder}/a.png?token=x) [b](https://ctf.example/files/${folder}/b.zip) /files/etc/passwd"
hints: ["see /files/${folder}/c", {content: "/files/${folder}/d"}]
`
  warnAboutFormerFiles(readYaml(text), (line) => void warnings.push(line))
  expect(warnings.map((line) => line.split(' is a file')[0])).toEqual([
    `description: /files/${folder}/a.png?token=x`,
    `description: https://ctf.example/files/${folder}/b.zip`,
    `hints: /files/${folder}/c`,
    `hints: /files/${folder}/d`,
  ])
})
