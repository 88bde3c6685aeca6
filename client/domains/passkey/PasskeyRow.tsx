import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PasskeyRow_passkey$key } from '../../__generated__/PasskeyRow_passkey.graphql.ts'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { Tip } from '../../components/Tip.tsx'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { formatDate } from '../../time/formats.ts'
import { usePasswordDialog } from '../account/password/usePasswordDialog.tsx'
import styles from './Passkey.module.css'
import type { NameRefusal } from './PasskeyNameDialog.tsx'
import { lazyPart } from '../../relay/lazy-part.ts'
import { useOwnPasskeys } from './useOwnPasskeys.ts'

const PasskeyNameDialog = lazyPart(() =>
  import('./PasskeyNameDialog.tsx').then((module) => module.PasskeyNameDialog),
)

/** A passkey of the viewer, with the buttons that rename and remove it. */
export function PasskeyRow({ passkey: key }: { passkey: PasskeyRow_passkey$key }) {
  const { t, i18n } = useTranslation()
  const { id, name, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        createdAt
        lastUsedAt
      }
    `,
    key,
  )
  const [step, setStep] = useState<'none' | 'renaming' | 'asking'>('none')
  const { confirm, dialog } = usePasswordDialog()
  const { rename, remove } = useOwnPasskeys()
  const end = () => setStep('none')
  const day = (time: string) => formatDate(Date.parse(time), 'shortWithYear', i18n.language)

  async function saveName(next: string): Promise<NameRefusal | null> {
    const outcome = await rename({ variables: { input: { id, name: next } } })
    if (!outcome.ok) {
      const { name: fault } = outcome.fieldErrors
      return { name: fault, message: fault ? undefined : outcome.error.message }
    }
    end()
    return null
  }

  async function removePasskey(): Promise<void> {
    const outcome = await remove({ variables: { input: { id } } })
    end()
    if (outcome.ok) showSuccess(t('passkey.removed'))
    else if (outcome.error.code === 'AUTH_PASSWORD_NEEDED') {
      if (await confirm()) await removePasskey()
    } else showFailure(outcome.error.message)
  }

  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.name}>{name}</div>
        <div className={styles.facts}>
          <span>{t('passkey.addedOn', { day: day(createdAt) })}</span>
          <span>{lastUsedAt ? t('passkey.lastUsed', { day: day(lastUsedAt) }) : t('passkey.unused')}</span>
        </div>
      </div>
      <div className={styles.actions}>
        <Tip label={t('passkey.rename')}>
          <ActionIcon aria-label={t('passkey.renameOf', { name })} onClick={() => setStep('renaming')}>
            <IconPencil size={18} stroke={1.75} />
          </ActionIcon>
        </Tip>
        <Tip label={t('action.remove')}>
          <ActionIcon aria-label={t('passkey.removeOf', { name })} onClick={() => setStep('asking')}>
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </Tip>
      </div>
      {step === 'renaming' ? (
        <PasskeyNameDialog
          title={t('passkey.renameOf', { name })}
          initial={name}
          confirmLabel={t('passkey.rename')}
          onClose={end}
          onConfirm={saveName}
        />
      ) : null}
      <ConfirmDialog
        opened={step === 'asking'}
        onClose={end}
        onConfirm={removePasskey}
        title={t('passkey.removeTitle', { name })}
        confirmLabel={t('action.remove')}
      >
        {t('passkey.removeText')}
      </ConfirmDialog>
      {dialog}
    </li>
  )
}
