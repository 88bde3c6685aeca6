import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../kit/calls/actor.ts'
import { addTotp, totpCode } from '../../kit/calls/second-factor.ts'
import type { TestApp } from '../../kit/server/app.ts'
import { startMailApp, type MailApp } from '../../kit/server/mail-app.ts'
import { password, signIn } from '../../kit/world/factories.ts'

let app: MailApp
let test: TestApp

beforeAll(async () => {
  app = await startMailApp()
  test = app.test
})
afterAll(() => app.dispose())

type User = Awaited<ReturnType<typeof signIn>>

async function passBothSteps(user: User, code: string): Promise<Record<string, unknown>> {
  const actor: Actor = test.anonymous()
  const typed = { userName: user.userName, password }
  const { secondStepToken: token } = await actor.mutate<{ secondStepToken: string }>(
    'logIn',
    typed,
    'secondStepToken',
  )
  return actor.mutate('finishLogIn', { token, code })
}

async function subjectsTo(user: User, count: number): Promise<string[]> {
  const address = `${user.userName}@example.test`
  await app.smtp.waitFor(address, count)
  return app.smtp.mailsTo(address).map(({ subject }) => subject)
}

const trailOf = (user: User) =>
  test.services.db.auditEntry.findMany({ where: { subjectId: user.userId }, orderBy: { seq: 'asc' } })

describe('the owner of an account', () => {
  it('gets a mail when the app is added, when it is removed, and when a recovery code is used', async () => {
    const user = await signIn(test)
    const { recoveryCodes } = await addTotp(user)
    expect(await subjectsTo(user, 1)).toEqual(['An app for one-time codes was added - Halyard'])
    expect(await passBothSteps(user, recoveryCodes[0] ?? '')).toMatchObject({
      __typename: 'FinishLogInPayload',
    })
    expect((await subjectsTo(user, 2))[1]).toBe('A recovery code was used - Halyard')
    await user.query('mutation { removeTotp { __typename } }')
    expect((await subjectsTo(user, 3))[2]).toBe('The app for one-time codes was removed - Halyard')
  })
})

describe('the audit trail', () => {
  it('has each used recovery code, without the code, and no wrong one', async () => {
    const user = await signIn(test)
    const { recoveryCodes } = await addTotp(user)
    const [first = '', second = ''] = recoveryCodes
    expect(await passBothSteps(user, 'aaaa-bbbb-cccc-dddd')).toMatchObject({
      __typename: 'InvalidInputError',
    })
    await passBothSteps(user, first)
    expect(await passBothSteps(user, first)).toMatchObject({ __typename: 'InvalidInputError' })
    await passBothSteps(user, second)
    const used = (await trailOf(user)).filter(({ action }) => action === 'user.recoveryCode.used')
    expect(used.map(({ after }) => after)).toEqual([{ codesLeft: 9 }, { codesLeft: 8 }])
    expect(JSON.stringify(used.map(({ before, after }) => [before, after]))).not.toContain(first)
  })

  it('has no entry of a log-in with a code of the app', async () => {
    const user = await signIn(test)
    const { secret } = await addTotp(user)
    expect(await passBothSteps(user, totpCode(secret))).toMatchObject({ __typename: 'FinishLogInPayload' })
    expect((await trailOf(user)).map(({ action }) => action)).toEqual(['user.secondFactor.added'])
  })
})
