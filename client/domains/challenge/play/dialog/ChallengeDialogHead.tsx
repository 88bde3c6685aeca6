import { Modal } from '@mantine/core'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ChallengeDialogHead_challenge$key } from '../../../../__generated__/ChallengeDialogHead_challenge.graphql.ts'
import { categorySlug } from '../../../../components/category-slug.ts'
import { Flag } from '../../../../components/flags/Flag.tsx'
import { figure } from '../../../scoreboard/model/board-times.ts'
import { CloseMark } from '../CloseMark.tsx'
import { SolveMark } from '../SolveMark.tsx'
import { useLiveValue } from '../useLiveValue.ts'
import styles from './ChallengeDialog.module.css'

type Props = {
  challenge: ChallengeDialogHead_challenge$key
  gameId: number
  /** Whether the title gets the focus when the dialog opens. It always does when the team solved the challenge. */
  focus: boolean
}

/** The head of the dialog: category, title, type, marks and current score. */
export function ChallengeDialogHead({ challenge: reference, gameId, focus }: Props) {
  const { t, i18n } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment ChallengeDialogHead_challenge on Challenge {
        databaseId
        title
        category
        type
        score
        solvedCount
        closeAt
        viewerSolve {
          ...SolveMark_solve
        }
      }
    `,
    reference,
  )
  const { title, category, type, viewerSolve } = challenge
  const { score, solvedCount } = useLiveValue(gameId, challenge.databaseId) ?? challenge
  return (
    <div className={styles.head}>
      <Flag category={category} size={40} decorative />
      <div className="h-grow">
        <Modal.Title
          className={styles.title ?? ''}
          {...(focus || viewerSolve ? { tabIndex: -1, 'data-autofocus': true } : {})}
        >
          {title}
        </Modal.Title>
        <div className={styles.facts}>
          <span className={styles.category} style={{ color: `var(--h-cat-${categorySlug(category)}-text)` }}>
            {category}
          </span>
          <span className="h-label h-desk">{t(`play.type.${type}`)}</span>
          {challenge.closeAt ? (
            <span className={`h-desk ${styles.beside}`}>
              <CloseMark closeAt={challenge.closeAt} />
            </span>
          ) : null}
          {viewerSolve ? <SolveMark solve={viewerSolve} /> : null}
        </div>
      </div>
      <div className={styles.worth}>
        <div className={styles.score}>
          {figure(score, i18n.language)}
          <small>{t('play.points', { count: score })}</small>
        </div>
        <span className="h-label h-num">{t('play.solves', { count: solvedCount })}</span>
      </div>
      <Modal.CloseButton
        aria-label={t('action.close')}
        className={styles.close ?? ''}
        size={36}
        iconSize={20}
      />
      {challenge.closeAt ? (
        <div className={`h-phone ${styles.closes}`}>
          <CloseMark closeAt={challenge.closeAt} />
        </div>
      ) : null}
    </div>
  )
}
