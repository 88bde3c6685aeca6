import { Modal } from '@mantine/core'
import { Suspense } from 'react'
import { TextSkeleton } from '../../../components/states/Skeletons.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ChallengePreview_challenge$key } from '../../../__generated__/ChallengePreview_challenge.graphql.ts'
import { categorySlug } from '../../../components/category-slug.ts'
import { Flag } from '../../../components/flags/Flag.tsx'
import { Note } from '../../../components/Note.tsx'
import { ChallengeText } from '../play/dialog/ChallengeText.tsx'
import { scoreRule } from './score/score-values.ts'
import type { ChallengeValues } from './challenge-values.ts'
import { dynamicScore } from '../../../../rules/scoring/score-curve.ts'
import { useIsPhone } from '../../../theme/useIsPhone.ts'
import styles from '../play/dialog/ChallengeDialog.module.css'

type Props = {
  challenge: ChallengePreview_challenge$key
  values: ChallengeValues
  opened: boolean
  onClose: () => void
}

/** The challenge as players see it, including unsaved changes. */
export function ChallengePreview({ challenge: key, values, opened, onClose }: Props) {
  const { t, i18n } = useTranslation()
  const isPhone = useIsPhone()
  const { type, solvedCount, challengeAttachment } = useFragment(
    graphql`
      fragment ChallengePreview_challenge on Challenge {
        type
        solvedCount
        challengeAttachment {
          type
          ...AttachmentLink_attachment
        }
      }
    `,
    key,
  )
  const { title, category, content } = values
  const hints = values.hints.filter((hint) => hint.trim() !== '')
  const score = dynamicScore(scoreRule(values), solvedCount)
  return (
    <Modal.Root opened={opened} onClose={onClose} size={720} padding={0} fullScreen={isPhone}>
      <Modal.Overlay />
      <Modal.Content radius={isPhone ? 0 : 'md'} aria-label={t('adminChallenge.preview')}>
        <header className={styles.head}>
          <Flag category={category} size={32} decorative />
          <div className="h-grow">
            <Modal.Title className={styles.title ?? ''}>{title}</Modal.Title>
            <div className={styles.facts}>
              <span
                className={styles.category}
                style={{ color: `var(--h-cat-${categorySlug(category)}-text)` }}
              >
                {category}
              </span>
              <span className="h-label h-desk">{t(`play.type.${type}`)}</span>
            </div>
          </div>
          <div className={styles.worth}>
            <div className={styles.score}>
              {score.toLocaleString(i18n.language)}
              <small>{t('play.points', { count: score })}</small>
            </div>
            <span className="h-label h-num">{t('play.solves', { count: solvedCount })}</span>
          </div>
          <Modal.CloseButton className={styles.close ?? ''} size={36} iconSize={20} />
        </header>
        <div className={styles.text}>
          <Suspense fallback={<TextSkeleton lines={3} />}>
            <ChallengeText content={content} hints={hints} attachment={challengeAttachment} />
          </Suspense>
          <div className={styles.block}>
            <Note>{t(`adminChallenge.previewNote.${type}`)}</Note>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
