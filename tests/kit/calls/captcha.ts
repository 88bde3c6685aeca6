import { createHash, randomBytes } from 'node:crypto'
import type { TestApp } from '../server/app.ts'
import { password, unique } from '../world/factories.ts'

export type PowChallenge = { id: string; challenge: string; difficulty: number }

export async function switchCaptcha(test: TestApp, isOn: boolean): Promise<void> {
  const key = 'AccountPolicy:UseCaptcha'
  const value = String(isOn)
  await test.services.db.setting.upsert({ where: { key }, create: { key, value }, update: { value } })
}

export async function newChallenge(test: TestApp): Promise<PowChallenge> {
  const answer = await test.anonymous().rest('GET', '/api/captcha/powchallenge')
  if (answer.status !== 200) throw new Error(`no challenge: ${answer.text}`)
  return answer.body as PowChallenge
}

/** The input of the registration form. */
export function newcomer() {
  const userName = unique('cap')
  return { userName, email: `${userName}@example.test`, password }
}

/** Computes the solution of a proof-of-work captcha. */
export function solvePow({ id, challenge, difficulty }: PowChallenge): string {
  const answer = randomBytes(8)
  for (let count = 0; ; count += 1) {
    answer.writeUInt32BE(count, 4)
    const hash = createHash('sha256').update(Buffer.from(challenge, 'hex')).update(answer).digest()
    if (BigInt(`0x${hash.toString('hex')}`) >> BigInt(256 - difficulty) === 0n) {
      return `${id}:${answer.toString('hex')}`
    }
  }
}
