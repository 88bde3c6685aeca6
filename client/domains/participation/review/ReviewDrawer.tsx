import { graphql, useFragment } from 'react-relay'
import type { ReviewDrawer_participation$key } from '../../../__generated__/ReviewDrawer_participation.graphql.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import { SideDrawer } from '../../../components/panels/SideDrawer.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { StatusReason } from '../StatusReason.tsx'
import { STATUS_TONES, type ReviewStatus } from '../status-marks.ts'
import { DivisionSelect } from './DivisionSelect.tsx'
import { ReviewDetails } from './ReviewDetails.tsx'
import { StatusButtons } from './StatusButtons.tsx'

type Props = {
  opened: boolean
  /** The team is still set while the drawer closes. */
  participation: ReviewDrawer_participation$key | null
  divisions: readonly string[]
  onStatus: (status: ReviewStatus) => void
  onDivision: (division: string) => void
  onClose: () => void
}

/** The review of one team: its status, its division and its members. */
export function ReviewDrawer(props: Props) {
  const { opened, divisions, onStatus, onDivision, onClose } = props
  const { t } = useTranslation()
  const participation = useFragment(
    graphql`
      fragment ReviewDrawer_participation on Participation {
        id
        status
        statusReason
        division
        team {
          name
          avatarUrl
        }
        ...ReviewDetails_participation
      }
    `,
    props.participation,
  )
  return (
    <SideDrawer
      opened={opened && participation !== null && participation !== undefined}
      onClose={onClose}
      changeCount={0}
      title={
        participation ? (
          <span className="h-row">
            <TeamAvatar name={participation.team.name} url={participation.team.avatarUrl} size={32} />
            <b style={{ overflowWrap: 'anywhere' }}>{participation.team.name}</b>
            <Chip tone={STATUS_TONES[participation.status]}>
              {t(`review.status.${participation.status}`)}
            </Chip>
          </span>
        ) : null
      }
    >
      {participation ? (
        <div key={participation.id}>
          <section className="h-row h-wrap" aria-label={t('review.actions')}>
            {divisions.length > 0 ? (
              <DivisionSelect
                team={participation.team.name}
                divisions={divisions}
                value={participation.division ?? null}
                onChange={onDivision}
              />
            ) : null}
            <StatusButtons status={participation.status} onStatus={onStatus} />
          </section>
          {participation.statusReason ? <StatusReason reason={participation.statusReason} /> : null}
          <ReviewDetails participation={participation} />
        </div>
      ) : null}
    </SideDrawer>
  )
}
