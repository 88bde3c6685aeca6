import type { Database, Transaction } from '../../database/database.ts'

/** Gives up waiting deliveries that were described for organizers, because the webhook is for everybody now. */
export async function giveUpForOrganizers(db: Database | Transaction, webhookId: number): Promise<void> {
  await db.webhookDelivery.updateMany({
    where: { webhookId, isForOrganizers: true, status: 'Waiting' },
    data: { status: 'Failed' },
  })
}

/** Keeps the deliveries of a webhook that was for organizers from the receiver that it gets for everybody. */
export async function withholdFromEverybody(tx: Transaction, webhookId: number): Promise<void> {
  // Deliveries from before the column was added do not say for whom they were described.
  await tx.webhookDelivery.updateMany({ where: { webhookId }, data: { isForOrganizers: true } })
  await giveUpForOrganizers(tx, webhookId)
}
