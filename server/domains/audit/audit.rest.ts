import type { FastifyInstance } from 'fastify'
import { documented } from '../../rest/operation.ts'
import { attachmentDisposition } from '../asset/file-type.ts'
import { auditFilterInput } from './audit.service.ts'
import { exportAudit } from './export-audit.ts'

const formats = [
  { format: 'csv', id: 'exportAuditCsv', name: 'CSV', type: 'text/csv; charset=utf-8' },
  { format: 'jsonl', id: 'exportAuditJsonLines', name: 'JSON lines', type: 'application/jsonl' },
] as const

/** The audit trail as a file, an addition to the documented level of the API. */
export function registerAuditRoutes(app: FastifyInstance): void {
  for (const { format, id, name, type } of formats) {
    app.get(
      `/api/admin/audit.${format}`,
      {
        ...documented({
          group: 'Admin',
          id,
          summary: `Download the audit trail as ${name}`,
          access: 'admin',
          limit: 'Query',
          query: auditFilterInput,
          file: type,
          errors: [400],
          note: 'The newest entry first. The download itself adds an entry to the trail.',
        }),
        compress: false,
      },
      async (request, reply) => {
        const { fileName, content } = await exportAudit(request.ctx, format, request.query)
        return reply.type(type).header('Content-Disposition', attachmentDisposition(fileName)).send(content)
      },
    )
  }
}
