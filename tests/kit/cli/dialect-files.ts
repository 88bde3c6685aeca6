type Files = Record<string, string>

/** A small event in one format: files that lose nothing, and one change of a file that loses a value. */
export type DialectFiles = {
  dialect: string
  files: Files
  titles: string[]
  loss: Files
  warning: string
  /** Whether the challenge files and the files for players are all that gives the values. */
  isWhole?: true
}

const ctfcli = `name: Door
category: web
description: |
  Line 1

  Line 2
type: dynamic
extra: {initial: 333, decay: 40, minimum: 50, function: logarithmic}
flags: ["007", {type: static, content: x, data: case_insensitive}, {type: regex, content: "a.+", data: case_insensitive}]
hints: [free, {content: paid, cost: 5, title: T}]
files: [dist/a.txt, dist/b.txt]
requirements: {prerequisites: [Window], anonymize: true}
attempts: 4
scheduled_at: 2099-01-01T00:00Z
topics: [doors]
tags: [old]
`
const window =
  'name: Window\ncategory: misc\ntype: standard\nvalue: 50\nflags: [f]\nimage: ghcr.io/event/window:1\nport: 4000\nstate: hidden\n'

const rcds = `name: Lock
author: ada
description: "Open it.\\n\\n{{ nc }}"
value: 50
flag: {file: flag.txt}
provide: [{file: lock.bin, as: lock}]
expose: {main: [{target: 1, tcp: 4001}]}
`
const tower = `name: Tower
author: ada
description: High.
type: DynamicContainer
value: 500
visible: true
hints: [Look up]
provide: dist
submissionLimit: 5
deadlineUtc: 4102444800
disableBloodBonus: true
container: {flagTemplate: "flag{door_[GUID]}", containerImage: ghcr.io/event/tower:1, exposePort: 1337, memoryLimit: 256, cpuCount: 4, enableTrafficCapture: true}
`
const roof = `challenges:
  - {name: Roof, category: misc, author: ada, description: Flat., flags: {rctf: f}, attachments: {files: [src], exclude: [flag.txt]}, scoring: {initial_value: 400, minimum_value: 40, ctfd: {decay: 30}, rctf: {eligible_for_tiebreaks: false}}}
  - {name: Attic, category: web, author: ada, description: Dark., flags: {rctf: g}, releaseTime: "2099-01-01 00:00", ctfd: {hints: [{hint: h, cost: 3}]}}
`
const cellar =
  'version: beta1\nname: Cellar\nauthor: ada\ndescription: Cold.\nflag: f\nvalue: 90\nmin_value: 9\ntags: [Crypto, stone]\n'
const stairs =
  'name: Stairs\ndescription: Steep.\nflag: f\ncategory: rev\nlabel: ""\nlink: ""\nattachment: ""\nvisible: true\nhas_static_score: true\nstatic_score: 70\n'

export const dialectFiles: DialectFiles[] = [
  {
    dialect: 'ctfcli',
    isWhole: true,
    files: {
      'web/Door/challenge.yml': ctfcli,
      'web/Door/dist/a.txt': 'a',
      'web/Door/dist/b.txt': 'b',
      'misc/Window/ctfcli.yaml': window,
    },
    titles: ['Door', 'Window'],
    loss: { 'misc/Window/ctfcli.yaml': `${window}module: 3\n` },
    warning: 'module: not supported',
  },
  {
    dialect: 'rcds',
    files: {
      'rcds.yaml': 'backends: [{resolve: k8s, options: {domain: play.example.org}}]\n',
      'crypto/lock/challenge.yaml': rcds,
      'crypto/lock/flag.txt': 'flag{lock}\n',
      'crypto/lock/lock.bin': '01',
    },
    titles: ['Lock'],
    loss: { 'crypto/lock/challenge.yaml': `${rcds}adminbot: {a: b}\n` },
    warning: 'adminbot: bots are not imported; run the bot yourself',
  },
  {
    dialect: 'gzcli',
    isWhole: true,
    files: { 'Pwn/Tower/challenge.yml': tower, 'Pwn/Tower/dist/tower': '02' },
    titles: ['Tower'],
    loss: {
      'Pwn/Tower/challenge.yml': tower.replace('{flagTemplate', '{networkMode: Isolated, flagTemplate'),
    },
    warning: 'container.networkMode: "Isolated" is not supported; the network is open',
  },
  {
    dialect: 'konata',
    files: { 'kona.yaml': roof, 'src/flag.txt': 'real', 'src/app.py': 'app' },
    titles: ['Attic', 'Roof'],
    loss: { 'kona.yaml': roof.replace('{name: Roof,', '{name: Roof, adminBot: {code: x},') },
    warning: 'adminBot: bots are not imported; run the bot yourself',
  },
  {
    dialect: 'BSidesSF',
    isWhole: true,
    files: { 'cellar/metadata.yml': cellar, 'cellar/distfiles/a.txt': 'a', 'cellar/distfiles/b.txt': 'b' },
    titles: ['Cellar'],
    loss: { 'cellar/metadata.yml': `${cellar}webbot: {port: 1}\n` },
    warning: 'webbot: bots are not imported; run the bot yourself',
  },
  {
    dialect: 'Google',
    isWhole: true,
    files: { 'stairs/metadata.yaml': stairs, 'stairs/attachments/steps.txt': '39' },
    titles: ['Stairs'],
    loss: { 'stairs/metadata.yaml': `${stairs}instanced: true\n` },
    warning: 'instanced: an instance for each team is not imported',
  },
]
