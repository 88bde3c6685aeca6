import type { Settings } from '../../../server/domains/platform/settings.ts'
import type { Actor } from '../calls/actor.ts'
import { startTestApp, type TestApp } from './app.ts'
import { password, signIn, unique } from '../world/factories.ts'
import { startTestSmtp, type TestSmtp } from '../services/test-smtp.ts'

export type MailApp = {
  test: TestApp
  smtp: TestSmtp
  admin: Actor
  setPolicy(policy: Partial<Settings['accountPolicy']>): Promise<void>
  dispose(): Promise<void>
}

export const publicUrl = 'https://ctf.example.test'
export const sender = 'ctf@example.test'

export function mailEnv(smtp: TestSmtp): Record<string, string> {
  return { SMTP_URL: smtp.url, HALYARD_MAIL_FROM: sender, HALYARD_PUBLIC_URL: publicUrl }
}

/** Starts a server that sends email to a test SMTP server and requires confirmed addresses. */
export async function startMailApp(): Promise<MailApp> {
  const smtp = await startTestSmtp()
  const test = await startTestApp({ env: mailEnv(smtp) })
  const admin = await signIn(test, 'Admin')
  const setPolicy = async (accountPolicy: Partial<Settings['accountPolicy']>) => {
    const { status, text } = await admin.rest('PUT', '/api/admin/config', { accountPolicy })
    if (status !== 200) throw new Error(`the settings were refused: ${text}`)
  }
  await setPolicy({ activeOnRegister: false, emailConfirmationRequired: true })
  return {
    test,
    smtp,
    admin,
    setPolicy,
    async dispose() {
      await test.dispose()
      await smtp.stop()
    },
  }
}

/** The input of the registration form. */
export function newcomer() {
  const userName = unique('n')
  return { userName, email: `${userName}@example.test`, password }
}
