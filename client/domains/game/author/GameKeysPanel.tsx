import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { GameKeysPanel_game$key } from '../../../__generated__/GameKeysPanel_game.graphql.ts'
import { CopyField } from '../../../components/controls/CopyField.tsx'

/** The keys that external tools need to verify team tokens and compute team flags. */
export function GameKeysPanel({ game: key }: { game: GameKeysPanel_game$key }) {
  const { t } = useTranslation()
  const [isSaltShown, setSaltShown] = useState(false)
  const { publicKey, hashSalt } = useFragment(
    graphql`
      fragment GameKeysPanel_game on Game {
        publicKey
        hashSalt
      }
    `,
    key,
  )
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('adminGame.keys')}</h3>
      </div>
      <div className="h-panel-body h-stack">
        <div>
          <div className="h-sub">{t('adminGame.publicKey')}</div>
          <CopyField label={t('adminGame.publicKey')} value={publicKey ?? ''} />
          <p className="h-label" style={{ marginTop: 4 }}>
            {t('adminGame.publicKeyHint')}
          </p>
        </div>
        <div>
          <div className="h-sub">{t('adminGame.hashSalt')}</div>
          {isSaltShown ? (
            <CopyField label={t('adminGame.hashSalt')} value={hashSalt ?? ''} />
          ) : (
            <Button size="xs" onClick={() => setSaltShown(true)}>
              {t('adminGame.showSalt')}
            </Button>
          )}
          <p className="h-label" style={{ marginTop: 4 }}>
            {t('adminGame.hashSaltHint')}
          </p>
        </div>
      </div>
    </section>
  )
}
