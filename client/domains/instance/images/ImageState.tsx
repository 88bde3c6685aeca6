import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ImageState_engine$key } from '../../../__generated__/ImageState_engine.graphql.ts'
import { Chip } from '../../../components/Chip.tsx'
import styles from './ImageTable.module.css'

const TONES = {
  Missing: 'warn',
  Queued: 'plain',
  Pulling: 'brand',
  Present: 'ok',
  Failed: 'bad',
  Unknown: 'warn',
} as const

type Props = {
  engine: ImageState_engine$key
  image: string
  /** The platform uses several engines, so the state names its own. */
  isNamed: boolean
}

/** The state of an image on one engine, with the progress of a pull or the reason of a failure. */
export function ImageState({ engine: key, image, isNamed }: Props) {
  const { t } = useTranslation()
  const { engine, status, progress, message } = useFragment(
    graphql`
      fragment ImageState_engine on EngineImage {
        engine
        status
        progress
        message
      }
    `,
    key,
  )
  const hasProgress = status === 'Pulling' && typeof progress === 'number'
  return (
    <div className={styles.state}>
      <span className={styles.line}>
        <Chip tone={TONES[status]}>
          {hasProgress ? t('adminImages.percent', { progress }) : t(`adminImages.status.${status}`)}
        </Chip>
        {isNamed ? <span className="h-mono h-dim">{engine}</span> : null}
      </span>
      {hasProgress ? (
        <div
          className="h-bar"
          role="progressbar"
          aria-label={t('adminImages.progress', { image })}
          aria-valuenow={progress}
        >
          <i style={{ width: `${progress}%` }} />
        </div>
      ) : null}
      {message ? (
        <p className={styles.message}>
          {status === 'Present' ? `${t('adminImages.stale')} ` : ''}
          <span className="h-mono">{message}</span>
        </p>
      ) : null}
    </div>
  )
}
