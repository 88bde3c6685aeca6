import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { documented } from '../../rest/operation.ts'
import { toLogMessage } from './log.presenter.ts'
import { listLogs, logPageInput } from './log.service.ts'
import { logMessage } from './log.shapes.ts'

export function registerLogRoutes(app: FastifyInstance): void {
  app.get(
    '/api/admin/logs',
    documented({
      group: 'Admin',
      id: 'Admin_Logs',
      summary: 'Read the log, newest first',
      access: 'admin',
      query: logPageInput,
      answer: z.array(logMessage),
      note: 'The `level` is case-sensitive; `All` or no level returns every level.',
    }),
    async ({ ctx, query }) => (await listLogs(ctx, query)).map(toLogMessage),
  )
}
