import { lazyDialog } from '../../../components/panels/lazy-dialog.ts'

/** Asks for the password if the login is too long ago for a sensitive action. */
export const ConfirmPasswordDialog = lazyDialog(() =>
  import('./ConfirmPasswordForm.tsx').then((module) => module.ConfirmPasswordForm),
)
