import { IconBulb, IconFlagPlus, IconSpeakerphone } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Markdown } from '../../components/markdown/Markdown.tsx'
import { showNews } from '../../components/toasts.ts'
import { onNotice } from './notice-news.ts'
import { useNoticePublished } from './useNoticePublished.ts'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** Shows new notices on all pages of the game. Bloods are only in the list, because they are many. */
export function NoticeNews({ gameId }: { gameId: string }) {
  const { t } = useTranslation()
  useNoticePublished(gameId)
  useEffect(
    () =>
      onNotice(({ type, content = '', challengeTitle = '' }) => {
        if (type === 'Normal') {
          const text = <Markdown source={content} inline size="inherit" />
          showNews(t('play.news.Normal'), text, <IconSpeakerphone {...icon} />)
        } else if (type === 'NewHint') {
          showNews(t('play.news.NewHint'), challengeTitle, <IconBulb {...icon} />)
        } else if (type === 'NewChallenge') {
          showNews(t('play.news.NewChallenge'), challengeTitle, <IconFlagPlus {...icon} />)
        }
      }),
    [t],
  )
  return null
}
