import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TotpPanel_viewer$key } from '../../__generated__/TotpPanel_viewer.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { MutationOutcome } from '../../relay/useMutationResult.ts'
import { usePasswordDialog } from '../account/password/usePasswordDialog.tsx'
import styles from './Totp.module.css'
import { useTotp } from './useTotp.ts'

const SetUpTotpDialog = lazy(() =>
  import('./SetUpTotpDialog.tsx').then((module) => ({ default: module.SetUpTotpDialog })),
)
const RecoveryCodesDialog = lazy(() =>
  import('./RecoveryCodesDialog.tsx').then((module) => ({ default: module.RecoveryCodesDialog })),
)

type Open =
  | { dialog: 'none' | 'renew' | 'remove' }
  | { dialog: 'setUp'; secret: string; address: string }
  | { dialog: 'codes'; codes: readonly string[] }

/** The app for one-time codes of the viewer, and the recovery codes. */
export function TotpPanel({ viewer: key }: { viewer: TotpPanel_viewer$key }) {
  const { t } = useTranslation()
  const { hasTotp, recoveryCodesLeft } = useFragment(
    graphql`
      fragment TotpPanel_viewer on Viewer {
        hasTotp
        recoveryCodesLeft
      }
    `,
    key,
  )
  const [open, setOpen] = useState<Open>({ dialog: 'none' })
  const { start, renew, remove } = useTotp()
  const { confirm, dialog } = usePasswordDialog()
  const close = () => setOpen({ dialog: 'none' })

  /** Sends a mutation, and again after the password if the login is too long ago. */
  async function sendConfirmed<Payload>(
    send: () => Promise<MutationOutcome<Payload>>,
  ): Promise<Payload | null> {
    const outcome = await send()
    if (outcome.ok) return outcome.payload
    close()
    if (outcome.error.code !== 'AUTH_PASSWORD_NEEDED') showFailure(outcome.error.message)
    else if (await confirm()) return sendConfirmed(send)
    return null
  }

  async function setUp() {
    const app = await sendConfirmed(() => start({ variables: {} }))
    if (app?.secret && app.address) setOpen({ dialog: 'setUp', secret: app.secret, address: app.address })
  }
  async function replaceCodes() {
    const renewed = await sendConfirmed(() => renew({ variables: {} }))
    if (renewed) setOpen({ dialog: 'codes', codes: renewed.recoveryCodes ?? [] })
  }
  async function turnOff() {
    const removed = await sendConfirmed(() => remove({ variables: {} }))
    if (!removed) return
    close()
    showSuccess(t('secondFactor.removed'))
  }

  return (
    <section className="h-panel" aria-labelledby="totp-panel">
      <div className="h-panel-head">
        <h2 id="totp-panel" className={styles.heading}>
          {t('secondFactor.panel')}
        </h2>
        {hasTotp ? (
          <Button size="xs" onClick={() => setOpen({ dialog: 'remove' })}>
            {t('secondFactor.remove')}
          </Button>
        ) : (
          <Button size="xs" onClick={() => void setUp()}>
            {t('secondFactor.setUp')}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.text}>
          {hasTotp ? t('secondFactor.codesLeft', { number: recoveryCodesLeft }) : t('secondFactor.off')}
        </p>
        {hasTotp ? (
          <Button size="xs" onClick={() => setOpen({ dialog: 'renew' })}>
            {t('secondFactor.renew')}
          </Button>
        ) : null}
      </div>
      {open.dialog === 'setUp' ? (
        <Suspense>
          <SetUpTotpDialog app={open} onClose={close} />
        </Suspense>
      ) : null}
      {open.dialog === 'codes' ? (
        <Suspense>
          <RecoveryCodesDialog codes={open.codes} onClose={close} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        opened={open.dialog === 'renew'}
        onClose={close}
        onConfirm={replaceCodes}
        title={t('secondFactor.renewTitle')}
        confirmLabel={t('secondFactor.renew')}
      >
        {t('secondFactor.renewText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={open.dialog === 'remove'}
        onClose={close}
        onConfirm={turnOff}
        title={t('secondFactor.removeTitle')}
        confirmLabel={t('secondFactor.remove')}
      >
        {t('secondFactor.removeText')}
      </ConfirmDialog>
      {dialog}
    </section>
  )
}
