import { lazyDialog } from './lazy-dialog.ts'

/** Asks before an action that cannot be taken back. */
export const ConfirmDialog = lazyDialog(() =>
  import('./ConfirmForm.tsx').then((module) => module.ConfirmForm),
)
