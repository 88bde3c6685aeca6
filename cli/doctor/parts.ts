import { CliError } from '../errors.ts'
import { ask } from './ask.ts'

const partNames = ['database', 'storage', 'redis', 'mail', 'containers']
const cure = 'see docs/operators/troubleshooting.md, "What says that a part is broken"'

/** The finding about a part of the platform, and the cure if it is broken. */
export type Judged = { name: string; said: string; fault: string | null; cure: string | null }

type Answer = Record<string, unknown> & { reasons?: Record<string, string> }

/**
 * The findings of the platform's metrics port about the work of each part that is configured.
 * @throws CliError when no metrics port answers
 */
export async function examineParts(origin: string): Promise<Judged[]> {
  const url = new URL('/readyz', origin)
  const { status, body } = await ask(url)
  const answer = readAnswer(body)
  if (answer === null) {
    throw new CliError(
      `${url.href} answered with status ${status} and not as the metrics port of a Halyard does (HALYARD_METRICS_PORT).`,
    )
  }
  return partNames.filter((name) => answer[name] !== 'off').map((name) => judgePart(name, answer))
}

function judgePart(name: string, answer: Answer): Judged {
  return answer[name] === 'up'
    ? { name, said: 'does its work', fault: null, cure: null }
    : { name, said: answer.reasons?.[name] ?? 'does not do its work', fault: 'part', cure }
}

function readAnswer(body: string): Answer | null {
  try {
    const answer = JSON.parse(body) as Answer | null
    return answer && partNames.every((name) => typeof answer[name] === 'string') ? answer : null
  } catch {
    return null
  }
}
