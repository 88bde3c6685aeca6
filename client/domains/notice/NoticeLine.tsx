import { IconBulb, IconFlagPlus, IconSpeakerphone } from '@tabler/icons-react'
import { Trans } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import type { NoticeLine_notice$key } from '../../__generated__/NoticeLine_notice.graphql.ts'
import { Markdown } from '../../components/Markdown.tsx'
import { Pennant } from '../../components/Pennant.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import { challengeAddress, openedFromList } from '../challenge/play/useOpenChallenge.ts'
import type { NoticeType } from './notice-filters.ts'
import styles from './NoticeLine.module.css'

type Props = { notice: NoticeLine_notice$key; challengeIds: ReadonlyMap<string, number> }

const BLOODS = { FirstBlood: 1, SecondBlood: 2, ThirdBlood: 3 } as const
const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

function NoticeMark({ type }: { type: NoticeType }) {
  switch (type) {
    case 'FirstBlood':
    case 'SecondBlood':
    case 'ThirdBlood':
      return <Pennant kind={BLOODS[type]} label="" />
    case 'NewHint':
      return <IconBulb {...icon} />
    case 'NewChallenge':
      return <IconFlagPlus {...icon} />
    case 'Normal':
      return <IconSpeakerphone {...icon} />
  }
}

/** A notice. Challenge names are links if the challenge is on this screen. */
export function NoticeLine({ notice, challengeIds }: Props) {
  const { type, values, publishedAt } = useFragment(
    graphql`
      fragment NoticeLine_notice on Notice {
        type
        values
        publishedAt
      }
    `,
    notice,
  )
  const isBlood = type in BLOODS
  const team = isBlood ? (values[0] ?? '') : ''
  const challenge = (isBlood ? values[1] : values[0]) ?? ''
  return (
    <li className={styles.notice}>
      <NoticeMark type={type} />
      <div className={styles.text}>
        {type === 'Normal' ? (
          <Markdown source={values[0] ?? ''} inline size="inherit" />
        ) : (
          <Trans
            i18nKey={`play.notice.${type}`}
            components={{
              team: <TeamName name={team} />,
              challenge: <ChallengeName title={challenge} id={challengeIds.get(challenge)} />,
            }}
          />
        )}
      </div>
      <RelativeTime time={publishedAt} className={styles.time ?? ''} />
    </li>
  )
}

// Names are handed over as properties, because `Trans` would read tags in them.
function TeamName({ name }: { name: string }) {
  return <b>{name}</b>
}

function ChallengeName({ title, id }: { title: string; id: number | undefined }) {
  const [search] = useSearchParams()
  if (id === undefined) return <b>{title}</b>
  return (
    <Link
      to={challengeAddress(search, id)}
      state={openedFromList}
      preventScrollReset
      className={styles.challenge}
    >
      {title}
    </Link>
  )
}
