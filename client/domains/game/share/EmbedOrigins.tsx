import { Button, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { gameLimits } from '../../../../rules/field-limits.ts'
import type { EmbedOrigins_game$key } from '../../../__generated__/EmbedOrigins_game.graphql.ts'
import type { EmbedOriginsMutation } from '../../../__generated__/EmbedOriginsMutation.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult, type FieldErrors } from '../../../relay/useMutationResult.ts'
import styles from './Share.module.css'

/** The sites whose pages may show the scoreboard of a game in a frame. */
export function EmbedOrigins({ game: key }: { game: EmbedOrigins_game$key }) {
  const { t } = useTranslation()
  const { id, embedOrigins } = useFragment(
    graphql`
      fragment EmbedOrigins_game on Game {
        id
        embedOrigins
      }
    `,
    key,
  )
  const [origins, setOrigins] = useState<readonly string[]>(embedOrigins)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [update, isSaving] = useMutationResult<EmbedOriginsMutation, 'updateGame'>(
    graphql`
      mutation EmbedOriginsMutation($input: UpdateGameInput!) {
        updateGame(input: $input) {
          __typename
          ... on UpdateGamePayload {
            game {
              ...EmbedOrigins_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'updateGame',
  )
  async function save() {
    const outcome = await update({ variables: { input: { gameId: id, embedOrigins: [...origins] } } })
    setErrors(outcome.ok ? {} : outcome.fieldErrors)
    if (outcome.ok) showSuccess(t('adminGame.share.saved'))
  }
  const [error] = Object.values(errors)
  return (
    <form
      className={`h-stack ${styles.part}`}
      aria-label={t('adminGame.share.sites')}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3>{t('adminGame.share.sites')}</h3>
      <div className={styles.sites}>
        <TagsInput
          className="h-grow"
          aria-label={t('adminGame.share.sites')}
          description={t('adminGame.share.sitesHint')}
          placeholder={origins.length === 0 ? 'https://ctf.example' : ''}
          value={[...origins]}
          onChange={setOrigins}
          maxTags={gameLimits.embedOrigins}
          splitChars={[',', ';', ' ']}
          acceptValueOnBlur
          error={error}
        />
        <Button type="submit" loading={isSaving} disabled={origins.join() === embedOrigins.join()}>
          {t('adminGame.share.save')}
        </Button>
      </div>
    </form>
  )
}
