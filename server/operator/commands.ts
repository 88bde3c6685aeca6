import { adminCommand } from './admin.command.ts'
import { auditCommand } from './audit.command.ts'
import { backupCommand } from './backup.command.ts'
import type { OperatorCommand } from './operator-command.ts'
import { restoreCommand } from './restore.command.ts'

/** All commands of the operator. `cli/bin.js` lists the names that it runs here. */
export const commands: Record<string, OperatorCommand> = {
  admin: adminCommand,
  audit: auditCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
