import { Button } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PasskeyPanel_viewer$key } from '../../__generated__/PasskeyPanel_viewer.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { lazyPart } from '../../relay/lazy-part.ts'
import { canUsePasskeys } from './ask-browser.ts'
import styles from './Passkey.module.css'
import { PasskeyRow } from './PasskeyRow.tsx'

const AddPasskeyDialog = lazyPart(() =>
  import('./AddPasskeyDialog.tsx').then((module) => module.AddPasskeyDialog),
)

/** The passkeys of the viewer. */
export function PasskeyPanel({ viewer: key }: { viewer: PasskeyPanel_viewer$key }) {
  const { t } = useTranslation()
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeyPanel_viewer on Viewer {
        passkeys {
          id
          ...PasskeyRow_passkey
        }
      }
    `,
    key,
  )
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="h-panel" aria-labelledby="passkey-panel">
      <div className="h-panel-head">
        <h2 id="passkey-panel" className={styles.heading}>
          {t('passkey.panel')}
        </h2>
        <Button size="xs" disabled={!canUsePasskeys()} onClick={() => setAdding(true)}>
          {t('passkey.add')}
        </Button>
      </div>
      <div className={styles.body}>
        {passkeys.length === 0 ? (
          <p className={styles.text}>{t(canUsePasskeys() ? 'passkey.none' : 'passkey.unsupported')}</p>
        ) : (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
      </div>
      {isAdding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
    </section>
  )
}
