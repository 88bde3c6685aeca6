import { challengeLimits } from '../../../../rules/field-limits.ts'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { ChallengeFlagSection_challenge$key } from '../../../__generated__/ChallengeFlagSection_challenge.graphql.ts'
import { FlagField } from '../../flag/FlagField.tsx'
import { AttachmentField } from './AttachmentField.tsx'
import type { ChallengeSectionProps } from './challenge-values.ts'
import { TemplateField } from './TemplateField.tsx'
import styles from './ChallengeEditor.module.css'

type Props = ChallengeSectionProps & {
  challenge: ChallengeFlagSection_challenge$key
  game: { id: string; databaseId: number }
}

/** The flags and the attachment of a challenge. */
export function ChallengeFlagSection({ draft, errors, challenge: key, game }: Props) {
  const { t } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment ChallengeFlagSection_challenge on Challenge {
        id
        databaseId
        type
        flags {
          id
          isBait
        }
        ...AttachmentField_challenge
      }
    `,
    key,
  )
  const { type, databaseId } = challenge
  const count = challenge.flags?.filter(({ isBait }) => !isBait).length ?? 0
  const hasTemplate = type === 'DynamicContainer'
  const hasFilePerTeam = type === 'DynamicAttachment'
  return (
    <div className="h-form-section">
      <div className={styles.sectionHead}>
        <h3>{t('adminChallenge.flagSection')}</h3>
        <Button
          component={Link}
          size="xs"
          to={`/admin/games/${game.databaseId}/challenges/${databaseId}/flags`}
        >
          {t('adminChallenge.editFlags')}
        </Button>
      </div>
      <div className="h-grid-12">
        {hasTemplate ? (
          <TemplateField draft={draft} errors={errors} />
        ) : (
          <div className={`h-span-12 ${styles.flags}`}>
            <span className={count === 0 ? 'h-grow' : 'h-grow h-dim'}>
              {count === 0
                ? t('adminChallenge.noFlag')
                : t(hasFilePerTeam ? 'adminChallenge.flagsEach' : 'adminChallenge.flagsAll', { count })}
            </span>
            {hasFilePerTeam ? null : (
              <div className={styles.newFlag}>
                <FlagField gameId={game.id} challengeId={challenge.id} />
              </div>
            )}
          </div>
        )}
        {hasFilePerTeam ? (
          <TextInput
            className={`h-span-6 ${styles.mono}`}
            label={t('adminChallenge.fileName')}
            description={t('adminChallenge.fileNameHint')}
            maxLength={challengeLimits.fileName}
            value={draft.values.fileName}
            onChange={(event) => draft.set('fileName', event.currentTarget.value)}
            error={errors['fileName']}
          />
        ) : (
          <div className="h-span-12">
            <AttachmentField challenge={challenge} gameId={game.id} />
          </div>
        )}
      </div>
    </div>
  )
}
