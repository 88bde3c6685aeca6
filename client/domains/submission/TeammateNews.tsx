import { useTranslation } from '../../i18n/useTranslation.ts'
import { Pennant } from '../../components/flags/Pennant.tsx'
import { showNews } from '../../components/toasts.ts'
import { useViewer } from '../../session/viewer.ts'
import { useSubmissionJudged } from './useSubmissionJudged.ts'

/** Notifies of teammates' solves. The form shows the results of the viewer's own submissions. */
export function TeammateNews({ gameId, teamName }: { gameId: string; teamName: string }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  useSubmissionJudged(gameId, (submission) => {
    const { userName, challengeTitle } = submission
    if (submission.teamName !== teamName || userName === viewer?.name) return
    if (submission.status !== 'Accepted') return
    const text = t('play.teammateSolved', { name: userName ?? teamName, challenge: challengeTitle })
    showNews(text, '', <Pennant kind="solved" label="" />)
  })
  return null
}
