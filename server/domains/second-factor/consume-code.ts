import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/database.ts'
import { invalidField } from '../../use-case/errors.ts'
import { unseal } from '../../runtime/seal.ts'
import { hashRecoveryCode } from './recovery-code.ts'
import { stepOfCode } from './totp-code.ts'

/** Separates the encrypted secrets of apps from other encrypted texts. */
export const totpPurpose = 'totp'
const totpDigits = /^\d{6}$/

export type ConsumedCode = 'totp' | 'recoveryCode'

/**
 * Consumes a code of the app, or a recovery code, which counts as wrong from then on. Returns its kind.
 * @throws InvalidInputError (wrong, or used before)
 */
export async function consumeCode(
  ctx: Context,
  tx: Transaction,
  userId: string,
  typed: string,
): Promise<ConsumedCode> {
  const code = typed.replaceAll(/\s/g, '')
  const kind = totpDigits.test(code) ? 'totp' : 'recoveryCode'
  const isRight =
    kind === 'totp'
      ? await consumeTotpCode(ctx, tx, userId, code)
      : await consumeRecoveryCode(tx, userId, code)
  if (!isRight) throw invalidField('code', 'secondFactor.wrongCode')
  return kind
}

async function consumeTotpCode(
  ctx: Context,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const totp = await tx.totp.findUnique({ where: { userId } })
  const step = totp && currentStep(ctx, totp.secret, code)
  if (step === null) return false
  // One statement compares and writes, so that of two uses at the same time one fails.
  const { count } = await tx.totp.updateMany({
    where: { userId, confirmedAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step },
  })
  return count === 1
}

/** The time step of a code of this secret; null if the code is wrong or the secret cannot be read any more. */
export function currentStep(ctx: Context, sealed: string, code: string): number | null {
  const secret = unseal(ctx.secret, totpPurpose, sealed)
  return secret === null ? null : stepOfCode(secret, code, ctx.clock.now())
}

async function consumeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, hash: hashRecoveryCode(code) } })
  return count === 1
}
