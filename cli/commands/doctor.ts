import { numberOption, readArguments, requireNoArguments } from '../arguments.ts'
import { cureOf } from '../../rules/connection-check/cures.ts'
import { idleSeconds } from '../../rules/connection-check/judge.ts'
import { examine } from '../doctor/examine.ts'
import { examineParts, type Judged } from '../doctor/parts.ts'
import { checkNames, cureText, saidOf } from '../doctor/sentences.ts'
import { UsageError } from '../errors.ts'
import { chosenUrl, readUrl } from '../settings.ts'
import { printable } from '../table.ts'

const maxSeconds = 3600

/** Says what a reverse proxy breaks, and which part of the platform is broken; the exit code is 1 if anything is. */
export async function doctor(args: string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    seconds: { type: 'string' },
    json: { type: 'boolean' },
    metrics: { type: 'string' },
    url: { type: 'string' },
  })
  const [address, ...more] = positionals
  requireNoArguments(more)
  const seconds = numberOption('seconds', values.seconds, idleSeconds)
  if (seconds > maxSeconds) throw new UsageError(`--seconds must be at most ${maxSeconds}.`)
  const url = chosenUrl(address ?? values.url)
  const parts = values.metrics === undefined ? [] : await examineParts(readUrl(values.metrics))
  const { proxy, findings } = await examine(url, { seconds })
  const judged: Judged[] = [
    ...parts,
    ...findings.map((finding) => ({
      name: checkNames[finding.check],
      said: saidOf(finding),
      fault: finding.fault,
      cure: finding.fault && cureText(cureOf(finding.fault, proxy)),
    })),
  ]
  if (judged.some(({ fault }) => fault !== null)) process.exitCode = 1
  if (values.json) return console.log(JSON.stringify({ proxy, findings: judged }, null, 2))
  for (const { name, said, cure } of judged) {
    console.log(`${cure === null ? 'works ' : 'BROKEN'}  ${name}: ${printable(said)}`)
    for (const line of cure?.split('\n') ?? []) console.log(`          ${line}`)
  }
}
