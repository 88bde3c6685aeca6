import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ExtraHints_challenge$key } from '../../../../__generated__/ExtraHints_challenge.graphql.ts'
import type { ExtraHintsUnlockMutation } from '../../../../__generated__/ExtraHintsUnlockMutation.graphql.ts'
import { Note } from '../../../../components/Note.tsx'
import { HeldMarkdown } from '../../../../components/markdown/Markdown.tsx'
import { ConfirmDialog } from '../../../../components/panels/ConfirmDialog.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useMutationResult } from '../../../../relay/useMutationResult.ts'
import { figure } from '../../../scoreboard/model/board-times.ts'
import { exactTime } from '../../../../time/formats.ts'
import styles from './ChallengeDialog.module.css'

type Props = {
  challenge: ExtraHints_challenge$key
  /** The points of the viewer's team; null without a team. */
  score: number | null
}

/**
 * The hints with a title, a cost or a time. The cost of a hint is shown before the purchase. Their numbers follow those
 * of the free hints. After the solve nobody needs more of them, so only those with a text are left.
 */
export function ExtraHints({ challenge: key, score }: Props) {
  const { t, i18n } = useTranslation()
  const { isSolved, hints, extraHints } = useFragment(
    graphql`
      fragment ExtraHints_challenge on Challenge {
        id
        isSolved
        hints
        extraHints {
          id
          title
          cost
          content
          unlock {
            unlockedAt
            userName
          }
        }
      }
    `,
    key,
  )
  const [asked, setAsked] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [unlock] = useMutationResult<ExtraHintsUnlockMutation, 'unlockHint'>(
    graphql`
      mutation ExtraHintsUnlockMutation($input: UnlockHintInput!) {
        unlockHint(input: $input) {
          __typename
          ... on UnlockHintPayload {
            challenge {
              ...ExtraHints_challenge
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'unlockHint',
    { toast: false },
  )
  const named = extraHints.map((hint, index) => {
    const place = t('play.hint', { number: hints.length + index + 1 })
    return { ...hint, place, name: hint.title || place }
  })
  const shown = named.filter(({ content }) => !isSolved || content != null)
  const hint = shown.find(({ id }) => id === asked)

  async function confirm() {
    if (!hint) return
    const outcome = await unlock({ variables: { input: { hintId: hint.id } } })
    if (outcome.ok) setAsked(null)
    else setRefusal(outcome.fieldErrors[''] ?? outcome.error.message)
  }

  return (
    <>
      <ol className={styles.hints}>
        {shown.map(({ id, place, name, title, cost, content, unlock: bought }) => (
          <li key={id}>
            <b>{place}</b>
            <div className="h-grow">
              {title ? <p className={styles.hintTitle}>{title}</p> : null}
              {content != null ? <HeldMarkdown source={content} inline size="inherit" /> : null}
              {content == null && !title ? <p className="h-dim">{t('play.extraHint.hidden')}</p> : null}
              {bought ? (
                <p className="h-label">
                  {t('play.extraHint.bought', {
                    user: bought.userName ?? '–',
                    time: exactTime(Date.parse(bought.unlockedAt), i18n.language),
                  })}
                </p>
              ) : null}
            </div>
            {content == null ? (
              <Button
                size="xs"
                leftSection={<IconLock size={14} stroke={1.75} aria-hidden />}
                aria-label={t('play.extraHint.buyNamed', {
                  title: name,
                  buy: t('play.extraHint.buy', { count: cost }),
                })}
                onClick={() => {
                  setRefusal(null)
                  setAsked(id)
                }}
              >
                {t('play.extraHint.buy', { count: cost })}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      <ConfirmDialog
        opened={hint !== undefined}
        onClose={() => setAsked(null)}
        onConfirm={confirm}
        title={t('play.extraHint.ask', { title: hint?.name ?? '' })}
        confirmLabel={t('play.extraHint.buy', { count: hint?.cost ?? 0 })}
        danger={false}
      >
        {t('play.extraHint.text', { count: hint?.cost ?? 0 })}
        {hint && score !== null ? (
          <p>
            {t(score < hint.cost ? 'play.extraHint.tooFew' : 'play.extraHint.points', {
              before: figure(score, i18n.language),
              after: figure(score - hint.cost, i18n.language),
            })}
          </p>
        ) : null}
        {refusal ? (
          <Note tone="bad" role="alert">
            {refusal}
          </Note>
        ) : null}
      </ConfirmDialog>
    </>
  )
}
