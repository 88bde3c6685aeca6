import type { Outcome } from './apis.ts'

/** The value of a call that must succeed. */
export async function done<Value>(outcome: Promise<Outcome<Value>>): Promise<Value> {
  const answer = await outcome
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`)
  return answer.value
}
