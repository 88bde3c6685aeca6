import { expect, it } from 'vitest'
import { recognize } from './recognize.ts'
import { readDocuments } from './yaml.ts'

const kctf = 'apiVersion: kctf.dev/v1\nkind: Challenge\nmetadata: {name: a}'

it.each([
  ['kona.yaml', 'challenges: [{name: a}]', 'konata'],
  ['kona.yml', 'rctf: {url: x}', 'konata project'],
  ['challenge.yaml', kctf, 'kCTF'],
  ['challenge.yaml', kctf.replace('kind: Challenge', 'kind: ChallengeInstanceTemplate'), 'kCTF'],
  ['challenge.yaml', `kind: Service\n---\n${kctf}`, 'kCTF'],
  ['metadata.yml', 'version: beta1\nname: a', 'BSidesSF'],
  ['metadata.yml', 'version: release\nname: a\nflag: f\nvalue: 1\ntags: [Web]', 'BSidesSF'],
  ['metadata.yaml', 'flag: x\nlabel: ""\nlink: ""\nattachment: ""\nvisible: true', 'Google'],
  ['metadata.yaml', 'name: something else', 'unknown'],
  ['challenge.yml', 'name: a\ntype: DynamicContainer', 'gzcli'],
  ['challenge.yml', 'name: a\ncontainer: {exposePort: 1}', 'gzcli'],
  ['challenge.yml', 'name: a\nprovide: ./dist', 'gzcli'],
  ['challenge.yaml', 'name: a\nflag: f\nprovide: [a.txt]', 'rcds'],
  ['challenge.yaml', 'name: a\nexpose: {a: [{target: 1, tcp: 2}]}', 'rcds'],
  ['challenge.json', '{"name": "a", "flag": {"file": "flag.txt"}}', 'rcds'],
  ['challenge.yml', 'name: a\nflags: [f]\ncontainers: {a: {build: .}}\nexpose: [{nodePort: 1}]', 'ctfcli'],
  ['ctfcli.yaml', 'id: a\nname: a\nflags: [f]', 'ctfcli'],
  ['challenge.yml', 'name: a\nflag: f\nstate: visible', 'ctfcli'],
  ['challenge.yml', 'name: a\nservices: {web: {}}', 'unknown'],
  ['chal.json', '{"name": "a", "flag": "f"}', 'b01lers'],
  ['chal.json', '{"entries": {}}', 'other'],
  ['chall.toml', 'version: "0.1"\nchallenge: {name: a}', 'CTF-Architect'],
  ['meta.yaml', 'name: a\nflag: f\ndescription: d', 'idek'],
  ['meta.yaml', 'package: {name: a}', 'other'],
  ['challenges.json', '{"a": {"server": "tcp", "port": 1}}', 'IrisCTF'],
  ['challenges.json', '{"a": {"title": "b"}}', 'other'],
  ['challenge.yaml', 'name: a\nflag: f\nprovide: [b]\npods: [{name: main}]', 'beaver-cds'],
  ['challenge.yaml', 'name: a\ntype: StaticAttachment\nminScoreRate: 0.25', 'rsctf'],
  ['challenge.yaml', 'name: a\ntype: AttackDefense', 'rsctf'],
  ['challenge.yml', 'name: a\nflags: [f]\ndifficulty: easy', 'ctfcli'],
  ['challenge.yml', 'challenge_information: {name: a}', 'Root-Me'],
  ['challenges.csv', 'challenges: [{id: 1, name: a, category: b, value: 1}]', 'CTFd CSV'],
  ['challenges.csv', 'challenges: [{name: a, points: 1}]', 'unknown'],
])('recognizes %s with %j as %s', (name, text, dialect) => {
  expect(recognize(name, readDocuments(text), false)).toBe(dialect)
})

it('takes a type of the platform in a project of rcds for a file of rcds', () => {
  const text = 'name: a\nflag: f\ntype: dynamic'
  expect(recognize('challenge.yml', readDocuments(text), true)).toBe('rcds')
  expect(recognize('challenge.yml', readDocuments(text), false)).toBe('ctfcli')
})
