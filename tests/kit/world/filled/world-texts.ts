export const hourMs = 3_600_000

export type ChallengeText = {
  title: string
  category: string
  content: string
  originalScore: number
  hints?: string[]
  file?: { name: string; text: string }
}

export const containerText = {
  title: 'Ghost Ship',
  category: 'Pwn',
  originalScore: 500,
  content:
    'She answers on one port only. Whoever hails her gets a name, a greeting and 64 bytes of patience.',
  hints: ['The greeting is longer than it looks.'],
  flagTemplate: 'flag{hail_[TEAM_HASH]}',
  containerImage: 'harbour/ghost-ship:2',
  containerExposePort: 1337,
  cpuCount: 2,
  memoryLimit: 128,
}

export const challengeTexts: ChallengeText[] = [
  {
    title: 'Welcome Aboard',
    category: 'Misc',
    originalScore: 100,
    content: 'The flag is on the notice board of the mess: `flag{hoist_the_blue_peter}`.',
  },
  {
    title: 'Tide Tables',
    category: 'Misc',
    originalScore: 400,
    content: 'High water comes 50 minutes later each day. The logbook begs to differ on one of them.',
  },
  {
    title: 'little RSA',
    category: 'Crypto',
    originalScore: 250,
    content: `The cook found this on a napkin and swears by it.

$$c \\equiv m^{e} \\pmod{n}$$

| letter | value |
| --- | --- |
| \`e\` | 3 |
| \`n\` | see the file |

Mind that $e$ is small, and so is the message.`,
    hints: ['What is left of a cube when nothing was reduced?', 'Integer roots are exact; floats are not.'],
    file: { name: 'napkin.txt', text: 'n = 25195908475657893494027183240048398571429282126204\ne = 3\n' },
  },
  {
    title: 'Modern Clueless Child',
    category: 'Crypto',
    originalScore: 400,
    content: 'Twice as many keys are not twice as good. The child sent the same letter with both.',
  },
  {
    title: 'Secret Society',
    category: 'Pwn',
    originalScore: 350,
    content: 'Say the password at the door. Say more than the password.',
    file: { name: 'society.c', text: 'int main(void) { char word[32]; gets(word); }\n' },
  },
  {
    title: 'Global Warming',
    category: 'Pwn',
    originalScore: 450,
    content: 'Formatted greetings from the pole. `printf` repeats what you tell it.',
  },
  {
    title: 'Smash',
    category: 'Pwn',
    originalScore: 500,
    content: 'The stack is guarded by a bird that has stopped singing.',
  },
  {
    title: 'Body Count',
    category: 'Web',
    originalScore: 300,
    content: 'The counter of visitors trusts whatever your browser writes on the envelope.',
  },
  {
    title: 'File Library',
    category: 'Web',
    originalScore: 350,
    content: 'Borrow any book. The shelves are said to have walls.',
  },
  {
    title: 'The Confused Deputy',
    category: 'Web',
    originalScore: 500,
    content: 'The deputy opens every letter for you and never asks who wrote it.',
  },
  {
    title: 'Blaise',
    category: 'Reverse',
    originalScore: 250,
    content: 'A binary that counts in triangles. Row 13 holds what you look for.',
  },
  {
    title: 'Scrambled Eggs',
    category: 'Reverse',
    originalScore: 450,
    content: 'The breakfast was good, the recipe is in pieces.',
  },
  {
    title: 'Archenemy',
    category: 'Forensics',
    originalScore: 300,
    content: 'A picture of a harbour at night. Not everything dark is night.',
  },
  {
    title: 'Panda',
    category: 'Forensics',
    originalScore: 200,
    content: 'A zip with a password as short as the bamboo is long.',
  },
  {
    title: 'Dead Reckoning',
    category: 'Blockchain',
    originalScore: 450,
    content: 'The contract pays whoever knows where the ship was nine blocks ago.',
  },
  {
    title: 'Parrot on Deck',
    category: 'Mobile',
    originalScore: 400,
    content: 'The app repeats what it hears, and stores it too.',
  },
  {
    title: 'Where am I',
    category: 'AI',
    originalScore: 350,
    content: 'The model knows the harbour. It was told not to say.',
  },
  {
    title: 'Prime Roll',
    category: 'PPC',
    originalScore: 200,
    content: 'Count the primes between two numbers, a thousand times, within two seconds.',
  },
  {
    title: 'Flying Places',
    category: 'OSINT',
    originalScore: 200,
    content: 'Where was the plane when the steward took this picture?',
  },
  {
    title: 'Lo Scampo',
    category: 'OSINT',
    originalScore: 350,
    content: 'A shrimp, a mural and a bus stop. Name the street.',
  },
]

export type TeamText = { name: string; bio: string; members: string[]; division: string }

export const teamTexts: TeamText[] = [
  { name: '0xdeadreef', bio: 'Corals first', members: ['kelpie', 'anemone', 'urchin'], division: 'Open' },
  { name: 'heap heap hooray', bio: 'Free twice', members: ['mallocate', 'tcache'], division: 'Open' },
  { name: 'Kernel Privateers', bio: 'Ring 0 by noon', members: ['tessel', 'brig'], division: 'Open' },
  { name: 'Null Meridian', bio: 'East of nowhere', members: ['marrow', 'sextant'], division: 'Student' },
  { name: 'Segfault Sirens', bio: 'Listen closely', members: ['lorelei', 'core'], division: 'Student' },
  { name: 'Packet Storm Petrels', bio: '', members: ['gale'], division: 'Open' },
  { name: 'Löschzug Nord', bio: 'Wasser marsch', members: ['tatuetata', 'leiter'], division: 'Open' },
  { name: 'Stack Canaries', bio: 'Still singing', members: ['tweet'], division: 'Student' },
  { name: 'Tidewater Tech', bio: '', members: ['dean', 'proctor'], division: 'Student' },
  { name: '六分儀', bio: '', members: ['rokubungi'], division: 'Open' },
  { name: 'Черная метка', bio: '', members: ['flint'], division: 'Open' },
  { name: 'NOP Sleds', bio: '0x90', members: ['slider', 'toboggan'], division: 'Student' },
  { name: 'r00t & branch', bio: 'Arborists', members: ['twig'], division: 'Student' },
  { name: 'Bitwise Bandits', bio: '', members: ['xorro'], division: 'Open' },
  { name: 'Ring Zero', bio: '', members: ['gate'], division: 'Open' },
  { name: 'Off By One', bio: 'Or two', members: ['fencepost'], division: 'Student' },
]

/** Teams that joined after the reviews began. */
export const lateTeamTexts: TeamText[] = [
  { name: 'Salt & Pepper', bio: 'Hashed', members: ['brine', 'pepper'], division: 'Student' },
  { name: 'Ghost in the Shell', bio: '', members: ['wraith'], division: 'Open' },
  { name: 'Grep Expectations', bio: '', members: ['pip'], division: 'Open' },
]

export const notices = [
  'Welcome aboard. The first three teams that solve a challenge fly a pennant.',
  '`Prime Roll` now answers in **two** seconds, as its text says.',
  'Tea is served until midnight.',
]

export const posts = [
  {
    title: 'Write-ups are due on Tuesday',
    summary: 'A PDF from each team, handed in on the page of the game.',
    content: 'One from each team is enough. Tell how you found it, not only what it was.',
    tags: ['rules'],
    isPinned: false,
  },
  {
    title: 'How points work',
    summary: 'A challenge is worth less with every team that solves it, for all of them alike.',
    content: `The first three get a little more than the others. With $n$ solves the rest is worth

$$\\left\\lfloor O\\left(r+(1-r)\\,e^{(1-n)/d}\\right)\\right\\rfloor$$

## The letters

| letter | what it is |
| --- | --- |
| $O$ | points of the first solver |
| $r$ | the share that is never lost |
| $d$ | the decay |

\`\`\`python
def points(o, r, d, n):
    return int(o * (r + (1 - r) * math.exp((1 - n) / d)))
\`\`\`

> Nobody loses points that others do not lose too.`,
    tags: ['rules', 'scoring'],
    isPinned: false,
  },
  {
    title: 'The harbour opens on Friday',
    summary: 'A weekend of challenges for teams of every size.',
    content: 'Bring a team or come alone. Read the rules of the game before you join.',
    tags: ['news'],
    isPinned: true,
  },
]

export const regattaRules = `Three challenges, one lake, no thaw. Bring gloves.

The scoreboard freezes for the last hour. The organizers reveal it at the dinner.`

export const rules = `Two days in the harbour. Everything that is not a challenge is out of bounds.

1. One team a person, one account a person.
2. Flags are not shared before the end.
3. A challenge is worth less the more teams solve it; the first three get a bonus.

Questions go to the crew, **not** to other teams.`
