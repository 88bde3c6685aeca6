import { adminCommand } from './admin.command.ts'
import type { OperatorCommand } from './operator-command.ts'

/** Every command of the operator. `cli/bin.js` names the words that come here. */
export const commands: Record<string, OperatorCommand> = {
  admin: adminCommand,
}
