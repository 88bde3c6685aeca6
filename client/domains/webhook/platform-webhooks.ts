import type { RecordSourceSelectorProxy } from 'relay-runtime'

const field = 'webhooks'

/** Adds the created webhook to the list of all games. */
export function addToPlatform(store: RecordSourceSelectorProxy): void {
  const made = store.getRootField('createWebhook')?.getLinkedRecord('webhook')
  const held = store.getRoot().getLinkedRecords(field)
  if (made && held) store.getRoot().setLinkedRecords([...held, made], field)
}

/** Removes the deleted webhook from the list of all games, if it is there. */
export function removeFromPlatform(store: RecordSourceSelectorProxy): void {
  const deletedId = store.getRootField('deleteWebhook')?.getValue('deletedId')
  const held = store.getRoot().getLinkedRecords(field)
  if (deletedId === undefined || !held) return
  store.getRoot().setLinkedRecords(
    held.filter((webhook) => webhook?.getDataID() !== deletedId),
    field,
  )
}
