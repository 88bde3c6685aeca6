import { Button } from '@mantine/core'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import type { ChallengeFlagSection_challenge$key } from '../../../__generated__/ChallengeFlagSection_challenge.graphql.ts'
import { CopyField } from '../../../components/controls/CopyField.tsx'
import type { ChallengeSectionProps } from './challenge-values.ts'
import { TemplateField } from './TemplateField.tsx'
import styles from './ChallengeEditor.module.css'

type Props = ChallengeSectionProps & {
  challenge: ChallengeFlagSection_challenge$key
  game: { databaseId: number }
}

/** More flags are listed only on the page of the flags. */
const MAX_SHOWN = 3

/** The flags of a challenge, or their template. The flags are edited on a page of their own. */
export function ChallengeFlagSection({ draft, errors, challenge: key, game }: Props) {
  const { t } = useTranslation()
  const challenge = useFragment(
    graphql`
      fragment ChallengeFlagSection_challenge on Challenge {
        databaseId
        type
        flags {
          id
          flag
          isBait
        }
      }
    `,
    key,
  )
  const { type, databaseId } = challenge
  const flags = challenge.flags?.filter(({ isBait }) => !isBait) ?? []
  const count = flags.length
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
      {type === 'DynamicContainer' ? (
        <div className="h-grid-12">
          <TemplateField draft={draft} errors={errors} />
        </div>
      ) : (
        <>
          <p className={count === 0 ? styles.flagCount : `h-label ${styles.flagCount}`}>
            {count === 0
              ? t('adminChallenge.noFlag')
              : t(hasFilePerTeam ? 'adminChallenge.flagsEach' : 'adminChallenge.flagsAll', { count })}
          </p>
          {hasFilePerTeam || count > MAX_SHOWN
            ? null
            : flags.map(({ id, flag }) => (
                <div key={id} className={styles.flag}>
                  <CopyField label={t('adminChallenge.flag')} value={flag} />
                </div>
              ))}
        </>
      )}
    </div>
  )
}
