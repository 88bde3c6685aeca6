import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FreezeNoteQuery } from '../../__generated__/FreezeNoteQuery.graphql.ts'
import { Segmented } from '../../components/controls/Segmented.tsx'
import { Note } from '../../components/Note.tsx'
import { dateAndZone } from '../../time/formats.ts'
import { useNow } from '../../time/ticker.ts'
import styles from './Scoreboard.module.css'

const SECOND_MS = 1000

type Props = {
  gameId: number
  /** The time of the freeze. Nothing is shown before. */
  since: number
  /** The choice of organizers; null for everybody else. */
  choice: { asPublic: boolean; onChange: (asPublic: boolean) => void } | null
  /** The version of the board. A new one refreshes the viewer's own solves. */
  seq: number
}

/** Says that the scoreboard is frozen, from the second of the freeze on. */
export function FreezeNote(props: Props) {
  const isFrozen = useNow(SECOND_MS) >= props.since
  return isFrozen ? (
    <div className={styles.frozen}>
      <FrozenNote {...props} />
    </div>
  ) : null
}

/** The time of the freeze, and the solves of the viewer's team that others do not see. */
function FrozenNote({ gameId, since, choice, seq }: Props) {
  const { t, i18n } = useTranslation()
  const time = dateAndZone(since, i18n.language)
  if (!choice) {
    return (
      <Note tone="warn">
        {t('scoreboard.frozenSince', { time })} <OwnSolves gameId={gameId} seq={seq} />
      </Note>
    )
  }
  const views = [
    { value: 'all', label: t('scoreboard.allSolves') },
    { value: 'public', label: t('scoreboard.asPlayers') },
  ] as const
  return (
    <Note
      tone="warn"
      action={
        <Segmented
          compact
          label={t('scoreboard.shownSolves')}
          options={views}
          value={choice.asPublic ? 'public' : 'all'}
          onChange={(view) => choice.onChange(view === 'public')}
        />
      }
    >
      {t('scoreboard.frozenForPlayers', { time })}
    </Note>
  )
}

function OwnSolves({ gameId, seq }: Pick<Props, 'gameId' | 'seq'>) {
  const { t, i18n } = useTranslation()
  const { game } = useLazyLoadQuery<FreezeNoteQuery>(
    graphql`
      query FreezeNoteQuery($gameId: Int!) {
        game: gameByDatabaseId(databaseId: $gameId) {
          viewerParticipation {
            ...useEntry_own
            solvesAfterFreeze {
              challenge {
                title
              }
            }
          }
        }
      }
    `,
    { gameId },
    { fetchPolicy: 'store-and-network', fetchKey: seq },
  )
  const titles = game?.viewerParticipation?.solvesAfterFreeze.map(({ challenge }) => challenge.title) ?? []
  if (titles.length === 0) return null
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(titles)
  return <b>{t('scoreboard.ownAfterFreeze', { titles: list })}</b>
}
