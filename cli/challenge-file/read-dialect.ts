import { readBsidessf } from './bsidessf/read-bsidessf.ts'
import { readCtfcli } from './ctfcli/read-ctfcli.ts'
import type { ChallengeDefinition } from './definition.ts'
import { readGoogle } from './google/read-google.ts'
import { readGzcli } from './gzcli/read-gzcli.ts'
import { readKonata } from './konata/read-konata.ts'
import { lossesOf } from './losses.ts'
import { readRcds } from './rcds/read-rcds.ts'
import { withDefaults } from './rcds/rcds-project.ts'
import type { Dialect } from './recognize.ts'
import type { ChallengeSource, ReadDialect } from './source.ts'

const readers: Record<Dialect, ReadDialect> = {
  ctfcli: readCtfcli,
  rcds: readRcds,
  gzcli: readGzcli,
  konata: readKonata,
  BSidesSF: readBsidessf,
  Google: readGoogle,
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
