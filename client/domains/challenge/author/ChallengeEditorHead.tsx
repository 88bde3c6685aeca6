import { ActionIcon, Button } from '@mantine/core'
import { IconDots, IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import type { ChallengeEditorHead_challenge$key } from '../../../__generated__/ChallengeEditorHead_challenge.graphql.ts'
import { LazyMenu } from '../../../components/menus/LazyMenu.tsx'
import { Flag } from '../../../components/flags/Flag.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import { withinSentence } from '../../../i18n/within-sentence.ts'
import { challengeExportPath } from './challenge-export.ts'
import type { ChallengeValues, EditedGame } from './challenge-values.ts'
import { lazyDialog } from '../../../components/panels/lazy-dialog.ts'
import { lazyPart } from '../../../relay/lazy-part.ts'
import { EnableSwitch } from './enable/EnableSwitch.tsx'
import { useDuplicateChallenge } from './useDuplicateChallenge.ts'
import styles from './ChallengeEditor.module.css'

const ChallengeMenu = lazyPart(() => import('./ChallengeMenu.tsx').then((module) => module.ChallengeMenu))
const ChallengePreview = lazyDialog(() =>
  import('./ChallengePreview.tsx').then((module) => module.ChallengePreview),
)
const DeleteChallengeDialog = lazyDialog(() =>
  import('./DeleteChallengeDialog.tsx').then((module) => module.DeleteChallengeDialog),
)

type Props = { challenge: ChallengeEditorHead_challenge$key; game: EditedGame; values: ChallengeValues }

const icon = { size: 16, stroke: 1.75 } as const

export function ChallengeEditorHead({ challenge: key, game, values }: Props) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const [isPreviewing, setPreviewing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [duplicateChallenge] = useDuplicateChallenge()
  const challenge = useFragment(
    graphql`
      fragment ChallengeEditorHead_challenge on Challenge {
        id
        databaseId
        title
        category
        type
        solvedCount
        ...EnableSwitch_challenge
        ...ChallengePreview_challenge
      }
    `,
    key,
  )
  const { databaseId: challengeId, title, category, type, solvedCount } = challenge
  const list = `/admin/games/${game.databaseId}/challenges`

  async function duplicate() {
    const outcome = await duplicateChallenge({ variables: { input: { id: challenge.id } } })
    if (!outcome.ok || !outcome.payload.challenge) return
    showSuccess(t('adminChallenge.duplicated'))
    await navigate(`${list}/${outcome.payload.challenge.databaseId}`)
  }

  return (
    <div className={`h-page-head ${styles.head}`}>
      <div className={styles.name}>
        <Flag category={category} size={32} />
        <div className="h-grow">
          <h1 className={styles.title}>{title}</h1>
          <span className="h-label h-num">
            {t('adminChallenge.facts', {
              category,
              type: withinSentence(t(`challengeType.${type}`), i18n.language),
              count: solvedCount,
            })}
          </span>
        </div>
      </div>
      <div className="h-row h-wrap">
        <span className={styles.enabled}>
          <EnableSwitch game={game} challenge={challenge} withLabel />
        </span>
        <Button leftSection={<IconEye {...icon} />} onClick={() => setPreviewing(true)}>
          {t('adminChallenge.preview')}
        </Button>
        <LazyMenu
          menu={ChallengeMenu}
          popup="menu"
          content={{
            playPath: `/games/${game.databaseId}/challenges?challenge=${challengeId}`,
            exportPath: challengeExportPath(game.databaseId, [challengeId]),
            onDuplicate: () => void duplicate(),
            onDelete: () => setDeleting(true),
          }}
        >
          <ActionIcon className={styles.more ?? ''} aria-label={t('action.more')}>
            <IconDots size={20} stroke={1.75} />
          </ActionIcon>
        </LazyMenu>
      </div>
      <ChallengePreview
        challenge={challenge}
        values={values}
        opened={isPreviewing}
        onClose={() => setPreviewing(false)}
      />
      <DeleteChallengeDialog
        gameId={game.id}
        challenge={challenge}
        list={list}
        opened={isDeleting}
        onClose={() => setDeleting(false)}
      />
    </div>
  )
}
