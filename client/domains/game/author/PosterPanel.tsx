import { pictureLimitBytes } from '../../../../rules/field-limits.ts'
import { Button, FileButton, Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { PosterPanel_game$key } from '../../../__generated__/PosterPanel_game.graphql.ts'
import { Poster } from '../../../components/Poster.tsx'
import { showFailure, showSuccess } from '../../../components/toasts.ts'
import { sendForm } from '../../asset/send-form.ts'
import { transferFailureText } from '../../asset/transfer-failure.ts'
import { STATE_MARKS } from '../state-marks.ts'

/** The game's poster, with an upload. Without one, a poster is generated from the title. */
export function PosterPanel({ game: key }: { game: PosterPanel_game$key }) {
  const { t, i18n } = useTranslation()
  const game = useFragment(
    graphql`
      fragment PosterPanel_game on Game {
        databaseId
        title
        state
        posterUrl
      }
    `,
    key,
  )
  const revalidator = useRevalidator()
  const [progress, setProgress] = useState<number | null>(null)

  async function upload(file: File | null) {
    if (!file) return
    if (file.size > pictureLimitBytes) {
      showFailure(t('adminGame.posterTooLarge'))
      return
    }
    const form = new FormData()
    form.append('file', file)
    setProgress(0)
    try {
      const url = `/api/edit/games/${game.databaseId}/poster`
      await sendForm<string>({ method: 'PUT', url, form, onProgress: setProgress })
      showSuccess(t('adminGame.posterStored'))
      await revalidator.revalidate()
    } catch (error) {
      showFailure(t('upload.failed'), transferFailureText(error, t, i18n.language))
    } finally {
      setProgress(null)
    }
  }

  const percent = Math.round((progress ?? 0) * 100)
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{t('adminGame.poster')}</h3>
        <FileButton accept="image/*" onChange={(file) => void upload(file)}>
          {(props) => (
            <Button
              {...props}
              size="xs"
              leftSection={<IconUpload size={16} stroke={1.75} />}
              loading={progress !== null}
            >
              {game.posterUrl ? t('adminGame.replacePoster') : t('adminGame.uploadPoster')}
            </Button>
          )}
        </FileButton>
      </div>
      <div className="h-panel-body">
        <Poster title={game.title} state={STATE_MARKS[game.state].poster} url={game.posterUrl} />
        {progress === null ? (
          <p className="h-label" style={{ marginTop: 8 }}>
            {t('adminGame.posterHint')}
          </p>
        ) : (
          <Progress mt={8} value={percent} aria-label={t('upload.progress', { percent })} />
        )}
      </div>
    </section>
  )
}
