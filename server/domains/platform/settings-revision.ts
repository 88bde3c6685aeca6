import type { Database, Transaction } from '../../database/database.ts'
import { revisionOf } from '../../use-case/revision.ts'

const sections = ['AccountPolicy', 'BackupPolicy', 'ContainerPolicy', 'GlobalConfig', 'MailPolicy']

/** Changes with every stored value of the form of settings, the schedule of backups included. */
export async function settingsRevision(db: Database | Transaction): Promise<string> {
  const rows = await db.setting.findMany({
    where: { OR: sections.map((section) => ({ key: { startsWith: `${section}:` } })) },
    orderBy: { key: 'asc' },
    select: { key: true, value: true },
  })
  return revisionOf(rows)
}
