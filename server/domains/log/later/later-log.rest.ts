import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { laterTaskStatus } from '../../../rest/later/task-status.ts'
import { documented } from '../../../rest/operation.ts'
import { toLogMessage } from '../log.presenter.ts'
import { listLogs, logPageInput } from '../log.service.ts'
import { logMessage } from '../log.shapes.ts'

const laterLogMessage = logMessage
  .extend({ status: laterTaskStatus.nullable() })
  .meta({ id: 'LogMessageModel' })

export function registerLaterLogRoute(app: FastifyInstance): void {
  app.get(
    '/api/admin/logs',
    documented({
      group: 'Admin',
      id: 'Admin_Logs',
      summary: 'Read the log, newest first',
      access: 'admin',
      query: logPageInput,
      answer: z.array(laterLogMessage),
      note: 'The `level` is case-sensitive; `All` or no level returns every level.',
    }),
    async ({ ctx, query }): Promise<z.output<typeof laterLogMessage>[]> =>
      (await listLogs(ctx, query)).map((row) => {
        const { status, ...others } = toLogMessage(row)
        return { ...others, status: laterTaskStatus.safeParse(status).data ?? null }
      }),
  )
}
