import type { Task } from 'graphile-worker'
import type { Context } from '../../context.ts'
import { fallbackLocale, locales } from '../../i18n/locale.ts'
import { mails } from '../../meters/meters.ts'
import type { Mail, Mailer } from '../../ports/mailer.ts'
import { platformTitle } from '../platform/platform.service.ts'
import { renderMail, type ComposeMail } from './compose-mail.ts'

type Services = Pick<Context, 'db' | 'logger' | 'logs'>
type Options = { services: Services; mailer: Mailer; compose: ComposeMail }

const limitMs = 60_000

/**
 * Sends one mail. After a crash between sending and recording it, the mail is sent again with the same Message-ID.
 * Each failed attempt is logged for the operator, the first and the last also for administrators.
 */
export function createSendMail({ services, mailer, compose }: Options): Task {
  const { db, logger, logs } = services

  async function send(mailId: string, signal: AbortSignal): Promise<void> {
    const row = await db.outgoingMail.findUnique({ where: { id: mailId } })
    if (!row) return
    const content = await compose(row)
    if (content) {
      const locale = locales.find((known) => known === row.locale) ?? fallbackLocale
      const platform = await platformTitle(services)
      const written = renderMail(content, { locale, platform, requestedAt: row.createdAt })
      const mail: Mail = {
        ...written,
        to: content.to,
        fromName: mailer.from.name ?? platform,
        messageId: row.messageId,
        date: new Date(),
      }
      await mailer.send(mail, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]))
      mails.inc({ result: 'sent' })
      logs.write({
        level: 'Information',
        status: 'Success',
        message: `sent a mail to ${content.to}: ${written.subject}`,
      })
    }
    await db.outgoingMail.deleteMany({ where: { id: mailId } })
  }

  return async (payload, { job, abortSignal }) => {
    const { mailId } = payload as { mailId: string }
    try {
      await send(mailId, abortSignal)
    } catch (error) {
      mails.inc({ result: 'failed' })
      const isLast = job.attempts >= job.max_attempts
      const facts = { err: error, mailId, attempt: job.attempts }
      if (isLast) logger.error(facts, 'could not send a mail, no attempts are left')
      else logger.warn(facts, 'could not send a mail, will retry')
      if (isLast || job.attempts === 1) {
        const message = `could not send a mail${isLast ? ' and gave up' : ''}: ${describe(error)}`
        logs.write({ level: 'Information', status: 'Failed', message })
      }
      throw error
    }
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
