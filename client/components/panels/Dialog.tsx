import { lazyDialog } from './lazy-dialog.ts'

/** Mantine's `Modal`, for pages of players: its code arrives when the dialog first opens. */
export const Dialog = lazyDialog(() => import('./DialogPanel.tsx').then((module) => module.DialogPanel))
