import { IconBulb, IconFlagPlus, IconSpeakerphone } from '@tabler/icons-react'
import { Trans } from '../../i18n/Trans.tsx'
import { graphql, useFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import type { NoticeLine_notice$key } from '../../__generated__/NoticeLine_notice.graphql.ts'
import { ExactTime } from '../../components/time/ExactTime.tsx'
import { Markdown } from '../../components/markdown/Markdown.tsx'
import { Pennant } from '../../components/flags/Pennant.tsx'
import { TimeAgo } from '../../components/time/TimeAgo.tsx'
import { challengeAddress, openedFromList } from '../challenge/play/useOpenChallenge.ts'
import type { NoticeType } from './notice-filters.ts'
import styles from './NoticeLine.module.css'

type Props = { notice: NoticeLine_notice$key }

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

/** A notice. Challenge names are links while the challenge is on the board. */
export function NoticeLine({ notice: key }: Props) {
  const notice = useFragment(
    graphql`
      fragment NoticeLine_notice on Notice {
        type
        publishedAt
        ... on TextNotice {
          content
        }
        ... on BloodNotice {
          teamName
          challengeTitle
          challenge {
            databaseId
          }
        }
        ... on HintNotice {
          challengeTitle
          challenge {
            databaseId
          }
        }
        ... on ChallengeNotice {
          challengeTitle
          challenge {
            databaseId
          }
        }
      }
    `,
    key,
  )
  const { type, publishedAt, content, teamName, challengeTitle, challenge } = notice
  return (
    <li className={styles.notice}>
      <NoticeMark type={type} />
      <div className={styles.text}>
        {type === 'Normal' ? (
          <Markdown source={content ?? ''} inline size="inherit" />
        ) : (
          <Trans
            i18nKey={`play.notice.${type}`}
            components={{
              team: <TeamName name={teamName ?? ''} />,
              challenge: <ChallengeName title={challengeTitle ?? ''} id={challenge?.databaseId} />,
            }}
          />
        )}
      </div>
      <span className={styles.time}>
        <ExactTime time={Date.parse(publishedAt)}>
          <TimeAgo time={Date.parse(publishedAt)} />
        </ExactTime>
      </span>
    </li>
  )
}

// Names are passed as properties, because `Trans` would parse tags in them.
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
