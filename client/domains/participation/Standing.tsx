import { Trans } from '../../i18n/Trans.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Note } from '../../components/Note.tsx'
import type { Entry } from './entry/useEntry.ts'
import { StatusReason } from './StatusReason.tsx'
import styles from './Standing.module.css'

type TextProps = { text: string; team: string; division?: string | null }

/** A sentence with the team's name in bold. Names are never parsed as markup. */
function TeamText({ text, team, division }: TextProps) {
  return <Trans i18nKey={text} values={{ team, division }} components={{ b: <b /> }} />
}

/** The viewer's participation status, with its reason. */
export function Standing({ entry: { stage, game, own, team } }: { entry: Entry }) {
  const { t } = useTranslation()
  const name = own?.team.name ?? team?.name ?? ''
  if (stage === 'open') {
    return (
      <p className={styles.caption}>
        <TeamText text={game.acceptWithoutReview ? 'entry.asOpen' : 'entry.asReviewed'} team={name} />
      </p>
    )
  }
  if (stage === 'visitor' || stage === 'teamless')
    return <p className={styles.caption}>{t(`entry.${stage}`)}</p>
  if (stage === 'closed') return <p className={styles.caption}>{t('entry.closedNote')}</p>
  if (stage === 'accepted') {
    // Later the page has the way to the challenges, or the result.
    if (game.state !== 'Upcoming') return null
    const text = own?.division ? 'entry.acceptedDivisionNote' : 'entry.acceptedNote'
    return (
      <Note tone="ok">
        <TeamText text={text} team={name} division={own?.division ?? null} />
      </Note>
    )
  }
  const tone = stage === 'pending' ? 'warn' : 'bad'
  return (
    <Note tone={tone} role="status">
      <TeamText text={`entry.${stage}Note`} team={name} />
      {own?.statusReason ? <StatusReason reason={own.statusReason} /> : null}
    </Note>
  )
}
