import type { ChallengeSchedule_game$data } from '../../../../__generated__/ChallengeSchedule_game.graphql.ts'
import { Chip } from '../../../../components/Chip.tsx'
import { CategoryName } from '../../../../components/flags/Flag.tsx'
import type { TFunction } from '../../../../i18n/translate.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { Column } from '../../../../table/column.ts'
import { RowOpener } from '../../../../table/RowOpener.tsx'
import { dateAndTime } from '../../../../time/formats.ts'
import { useNow } from '../../../../time/ticker.ts'

type Row = NonNullable<ChallengeSchedule_game$data['allChallenges']>[number]

/** The challenges that players see at the time of the preview; null without a preview. */
export type Seen = { ids: ReadonlySet<string>; at: string } | null

type Options = { language: string; gameId: number; seen: Seen }

/** The columns of a game's challenges by release. */
export function scheduleColumns(t: TFunction, { language, gameId, seen }: Options): Column<Row>[] {
  const time = (value: string) => dateAndTime(Date.parse(value), language)
  return [
    {
      key: 'title',
      label: t('adminChallenge.title'),
      isFixed: true,
      isOnPhone: true,
      isWide: true,
      cell: ({ databaseId, title, closeAt }) => (
        <>
          <RowOpener to={`/admin/games/${gameId}/challenges/${databaseId}`}>{title}</RowOpener>
          {closeAt ? (
            <div className="h-label h-num h-phone" style={{ whiteSpace: 'normal' }}>
              {t('play.closesAt', { time: time(closeAt) })}
            </div>
          ) : null}
        </>
      ),
    },
    {
      key: 'category',
      label: t('adminChallenge.category'),
      cell: ({ category }) => <CategoryName category={category} />,
    },
    {
      key: 'close',
      label: t('adminChallenge.closeAt'),
      cell: ({ closeAt }) => <span className="h-num h-dim">{closeAt ? time(closeAt) : '–'}</span>,
    },
    {
      key: 'state',
      label: t('adminSchedule.state'),
      isFixed: true,
      isOnPhone: true,
      isWhole: true,
      cell: (challenge) => <StateChip challenge={challenge} seen={seen} />,
    },
  ]
}

/** The state of the challenge for players, now or at the time of the preview. */
function StateChip({ challenge, seen }: { challenge: Row; seen: Seen }) {
  const { id, isEnabled, isReleased, closeAt, requiredChallenges } = challenge
  const { t } = useTranslation()
  const now = useNow(10_000)
  const at = seen ? Date.parse(seen.at) : now
  const isSeen = seen ? seen.ids.has(id) : isEnabled && isReleased
  if (!isEnabled) return <Chip>{t('adminChallenges.show.disabled')}</Chip>
  if (!isSeen) return <Chip>{t('adminSchedule.hidden')}</Chip>
  if (closeAt && Date.parse(closeAt) <= at) return <Chip tone="warn">{t('adminSchedule.closed')}</Chip>
  if (requiredChallenges?.length) return <Chip tone="brand">{t('adminSchedule.unlocked')}</Chip>
  return <span className="h-dim">{t('adminSchedule.visible')}</span>
}
