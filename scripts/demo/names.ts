import { pick, shuffled } from './random.ts'

const first = [
  'Quiet',
  'Salt',
  'Paper',
  'Copper',
  'Night',
  'Hollow',
  'Static',
  'Velvet',
  'Northern',
  'Second',
  'Crooked',
  'Lucid',
  'Idle',
  'Amber',
  'Frozen',
  'Distant',
  'Stray',
  'Plain',
  'Broken',
  'Silver',
]
const second = [
  'Otters',
  'Lanterns',
  'Semaphores',
  'Pigeons',
  'Registers',
  'Foxes',
  'Ferries',
  'Anchors',
  'Moths',
  'Parsers',
  'Herons',
  'Sockets',
  'Badgers',
  'Compilers',
  'Tides',
  'Magpies',
  'Kernels',
  'Owls',
]
const handles = [
  'hexotter',
  'nullpetal',
  'saltmarsh',
  'bitmoth',
  'quietfox',
  'stacklark',
  'rootkelp',
  'pagefern',
  'ropheron',
  'latency',
  'cachewren',
  'padlock',
  'forkbird',
  'umbra',
  'sigil',
  'tarn',
  'noctule',
  'pivot',
  'gadgetgnu',
  'oxbow',
  'shellpine',
  'tokenfir',
  'mapleaf',
  'loopstone',
  'driftpin',
] as const
const bios = [
  'Mostly harmless',
  'We read the manual',
  'Two laptops, one charger',
  '',
  '',
  'Here for the stickers',
]

const longestTeamName = 20

/** `count` different team names. */
export function teamNames(count: number): string[] {
  const pairs = first
    .flatMap((a) => second.map((b) => `${a} ${b}`))
    .filter((name) => name.length <= longestTeamName)
  const names = shuffled(pairs)
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / names.length)
    const name = names[index % names.length] ?? 'Team'
    return round === 0 ? name : `${name.slice(0, longestTeamName - 4)} ${round + 1}`
  })
}

/** A username of 3 to 15 characters that is probably free. */
export function userName(): string {
  return `${pick(handles)}${Math.floor(Math.random() * 100_000)}`
}

export function teamBio(): string {
  return pick(['One of each', ...bios])
}
