import { readB01lers } from './b01lers/read-b01lers.ts'
import { readBeaverCds } from './beaver-cds/read-beaver-cds.ts'
import { readBsidessf } from './bsidessf/read-bsidessf.ts'
import { readCtfArchitect } from './ctf-architect/read-ctf-architect.ts'
import { readCtfdCsv } from './ctfd-csv/read-ctfd-csv.ts'
import { readCtfcli } from './ctfcli/read-ctfcli.ts'
import type { ChallengeDefinition } from './definition.ts'
import { readGoogle } from './google/read-google.ts'
import { readGzcli } from './gzcli/read-gzcli.ts'
import { readIdek } from './idek/read-idek.ts'
import { readKonata } from './konata/read-konata.ts'
import { lossesOf } from './losses.ts'
import { readRcds } from './rcds/read-rcds.ts'
import { withDefaults } from './rcds/rcds-project.ts'
import { readRsctf } from './rsctf/read-rsctf.ts'
import type { Dialect } from './recognize.ts'
import type { ChallengeSource, ReadDialect } from './source.ts'

/** A format that is known, but not read. */
function refuse(format: string, loss: string): ReadDialect {
  return () => {
    throw new Error(`the format of ${format} cannot be imported: ${loss}`)
  }
}

const readers: Record<Dialect, ReadDialect> = {
  ctfcli: readCtfcli,
  rcds: readRcds,
  gzcli: readGzcli,
  konata: readKonata,
  BSidesSF: readBsidessf,
  Google: readGoogle,
  b01lers: readB01lers,
  'CTF-Architect': readCtfArchitect,
  idek: readIdek,
  'beaver-cds': readBeaverCds,
  rsctf: readRsctf,
  'CTFd CSV': readCtfdCsv,
  IrisCTF: refuse('IrisCTF', 'it lists services with their ports, but no titles, texts, points or flags'),
  'Root-Me': refuse(
    'Root-Me',
    'the text, the points, the flag and the files of the challenge are not imported',
  ),
}

/** The challenges of a file. What its reader did not read is named with the challenge that has it, or the first one. */
export function readDialect(dialect: Dialect, source: ChallengeSource): ChallengeDefinition[] {
  const { project = {} } = source
  const document = dialect === 'rcds' ? withDefaults(source.document, project) : source.document
  const read = readers[dialect]({ ...source, document })
  const losses = [
    ...lossesOf(document),
    ...lossesOf(source.kctf?.document ?? {}, `${source.kctf?.name} (kCTF)`),
  ]
  const ownerOf = (loss: string) => {
    const index = Number(/^challenges\[(\d+)\]/.exec(loss)?.[1] ?? 0)
    return index < read.length ? index : 0
  }
  return read.map((challenge, index) => ({
    ...challenge,
    warnings: [...challenge.warnings, ...losses.filter((loss) => ownerOf(loss) === index)],
  }))
}
