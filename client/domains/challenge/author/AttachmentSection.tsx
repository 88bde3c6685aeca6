import { TextInput } from '@mantine/core'
import { graphql, useFragment } from 'react-relay'
import { challengeLimits } from '../../../../rules/field-limits.ts'
import type { AttachmentSection_challenge$key } from '../../../__generated__/AttachmentSection_challenge.graphql.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { AttachmentField } from './AttachmentField.tsx'
import type { ChallengeSectionProps } from './challenge-values.ts'
import styles from './ChallengeEditor.module.css'

type Props = ChallengeSectionProps & { challenge: AttachmentSection_challenge$key; gameId: string }

/** The attachment of a challenge, or the name of its files if every team gets its own. */
export function AttachmentSection({ draft, errors, challenge: key, gameId }: Props) {
  const { t } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment AttachmentSection_challenge on Challenge {
        type
        ...AttachmentField_challenge
      }
    `,
    key,
  )
  return (
    <div className="h-form-section">
      <h3>{t('attachment.label')}</h3>
      {challenge.type === 'DynamicAttachment' ? (
        <div className="h-grid-12">
          <TextInput
            className={`h-span-6 ${styles.mono}`}
            label={t('adminChallenge.fileName')}
            description={t('adminChallenge.fileNameHint')}
            maxLength={challengeLimits.fileName}
            value={draft.values.fileName}
            onChange={(event) => draft.set('fileName', event.currentTarget.value)}
            error={errors['fileName']}
          />
        </div>
      ) : (
        <AttachmentField challenge={challenge} gameId={gameId} />
      )}
    </div>
  )
}
