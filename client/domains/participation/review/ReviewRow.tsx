import { ActionIcon, Button, Checkbox, Select } from '@mantine/core'
import { IconCheck, IconChevronDown, IconPlayerPause, IconX, type TablerIcon } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ReviewRow_participation$key } from '../../../__generated__/ReviewRow_participation.graphql.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import { ConfirmDialog } from '../../../components/panels/ConfirmDialog.tsx'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { ReviewDetails } from './ReviewDetails.tsx'
import { NEXT_STATUSES, STATUS_TONES, type ReviewStatus } from '../status-marks.ts'
import styles from './Review.module.css'

type Props = {
  participation: ReviewRow_participation$key
  divisions: readonly string[]
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onChange: (change: { status?: ReviewStatus; division?: string }) => Promise<void>
}

const ICONS: Readonly<Record<ReviewStatus, TablerIcon>> = {
  Accepted: IconCheck,
  Rejected: IconX,
  Suspended: IconPlayerPause,
  Pending: IconChevronDown,
}

export function ReviewRow({ participation: key, divisions, isSelected, onSelect, onChange }: Props) {
  const { t } = useTranslation()
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isSuspending, setSuspending] = useState(false)
  const participation = useFragment(
    graphql`
      fragment ReviewRow_participation on Participation {
        status
        division
        createdAt
        team {
          databaseId
          name
          avatarUrl
        }
        members {
          id
        }
        ...ReviewDetails_participation
      }
    `,
    key,
  )
  const { team, status, division } = participation

  return (
    <li className={styles.item} data-selected={isSelected || undefined}>
      <div className={styles.row}>
        <Checkbox
          aria-label={t('review.select', { team: team.name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <button
          type="button"
          className={styles.team}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          <TeamAvatar name={team.name} url={team.avatarUrl} size={28} />
          <span className={styles.name}>
            <b className="h-trunc" data-name>
              {team.name}
            </b>
            <span className="h-label h-num">
              {t('review.members', { count: participation.members.length })}
            </span>
          </span>
          <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden />
        </button>
        <span className={styles.division}>
          {divisions.length > 0 ? (
            <Select
              size="xs"
              aria-label={t('review.divisionOf', { team: team.name })}
              placeholder={t('review.noDivision')}
              data={[...divisions]}
              value={division ?? null}
              onChange={(next) => (next && next !== division ? void onChange({ division: next }) : undefined)}
              allowDeselect={false}
            />
          ) : null}
        </span>
        <RelativeTime className={`h-label ${styles.time}`} time={participation.createdAt} />
        <span className={styles.status}>
          <Chip tone={STATUS_TONES[status]}>{t(`review.status.${status}`)}</Chip>
        </span>
        <span className={styles.actions}>
          {NEXT_STATUSES[status].map((next) => {
            const Icon = ICONS[next]
            return (
              <Button
                key={next}
                size="xs"
                leftSection={<Icon size={16} stroke={1.75} />}
                onClick={() => (next === 'Suspended' ? setSuspending(true) : void onChange({ status: next }))}
              >
                {t(`review.do.${next}`)}
              </Button>
            )
          })}
          <ActionIcon
            className="h-desk"
            size={28}
            aria-label={t('review.details', { team: team.name })}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown
              className={styles.turn}
              data-open={isOpen || undefined}
              size={16}
              stroke={1.75}
            />
          </ActionIcon>
        </span>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen ? <ReviewDetails participation={participation} /> : null}
      </div>
      <ConfirmDialog
        opened={isSuspending}
        onClose={() => setSuspending(false)}
        onConfirm={async () => {
          await onChange({ status: 'Suspended' })
          setSuspending(false)
        }}
        title={t('review.suspendTitle', { team: team.name })}
        confirmLabel={t('review.suspendConfirm', { team: team.name })}
      >
        {t('review.suspendText')}
      </ConfirmDialog>
    </li>
  )
}
