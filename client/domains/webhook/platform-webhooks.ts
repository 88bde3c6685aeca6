import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** The field of the query that has the webhooks of all games. */
const field = 'webhooks'

/** Adds the created webhook to the list of all games. */
export function addToPlatform(store: RecordSourceSelectorProxy): void {
  const created = store.getRootField('createWebhook')?.getLinkedRecord('webhook')
  const webhooks = store.getRoot().getLinkedRecords(field)
  if (created && webhooks) store.getRoot().setLinkedRecords([...webhooks, created], field)
}

/** Removes the deleted webhook from the list of all games, if it is there. */
export function removeFromPlatform(store: RecordSourceSelectorProxy): void {
  const deletedId = store.getRootField('deleteWebhook')?.getValue('deletedId')
  const webhooks = store.getRoot().getLinkedRecords(field)
  if (deletedId === undefined || !webhooks) return
  store.getRoot().setLinkedRecords(
    webhooks.filter((webhook) => webhook?.getDataID() !== deletedId),
    field,
  )
}
