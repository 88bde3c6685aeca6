import { Button, Drawer } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { TeamAvatar, UserAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import { SolveFlags } from '../../../components/flags/SolveFlags.tsx'
import { figure } from '../model/board-times.ts'
import { solvesOf, timelineOf } from '../model/board-reads.ts'
import { isRanked, scoreAt, type LiveBoard } from '../model/live-board.ts'
import { CategoryShares } from './CategoryShares.tsx'
import { SolvesOverTime } from './SolvesOverTime.tsx'
import { AdjustmentTable } from './AdjustmentTable.tsx'
import { SolveTable } from './SolveTable.tsx'
import styles from './TeamSheet.module.css'
import type { TimeWindow } from '../timeline/time-scale.ts'
import { useTeamDetails } from '../model/useTeamDetails.ts'

type Props = {
  opened: boolean
  board: LiveBoard
  /** Null while none is open. */
  teamId: number | null
  whole: TimeWindow
  /** Whether the team is in the chart, and how to add or remove it; null if it always is. */
  onTimeline: { isShown: boolean; toggle: (teamId: number) => void } | null
  onClose: () => void
}

/** The details of one team, beside the scoreboard. */
export function TeamSheet({ opened, board, teamId, whole, onTimeline, onClose }: Props) {
  const { t } = useTranslation()
  const row = teamId === null ? undefined : board.rowOf.get(teamId)
  const team = row === undefined ? null : board.teams[row]
  return (
    <Drawer
      opened={opened && Boolean(team)}
      onClose={onClose}
      position="right"
      size={460}
      title={
        team ? (
          <span className={styles.heading}>
            <TeamAvatar name={team.name} url={team.avatarUrl} size={36} />
            <span className="h-trunc" title={team.name}>
              {team.name}
            </span>
            {team.division ? <Chip>{team.division}</Chip> : null}
          </span>
        ) : null
      }
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {team && row !== undefined ? (
        <SheetBody board={board} row={row} teamId={team.id} whole={whole} onTimeline={onTimeline} />
      ) : null}
    </Drawer>
  )
}

type BodyProps = Pick<Props, 'board' | 'whole' | 'onTimeline'> & { row: number; teamId: number }

function SheetBody({ board, row, teamId, whole, onTimeline }: BodyProps) {
  const { t, i18n } = useTranslation()
  const details = useTeamDetails(teamId)
  const solves = solvesOf(board, row)
  const adjustments = board.adjustments.get(row) ?? []
  const rank = isRanked(board, row) ? (board.ranks[row] ?? 0) : null
  const divisionRank = board.divisionRanks[row] ?? 0
  return (
    <div className={styles.body}>
      {details?.bio ? <p className="h-dim">{details.bio}</p> : null}
      <dl className={styles.figures}>
        <Figure
          name={t('scoreboard.rank')}
          value={rank ?? t('scoreboard.outOfCompetition')}
          isFirst={rank === 1 && solves.length > 0}
        />
        {divisionRank > 0 ? <Figure name={t('scoreboard.divisionRank')} value={divisionRank} /> : null}
        <Figure name={t('scoreboard.score')} value={figure(scoreAt(board, row), i18n.language)} />
        <Figure name={t('scoreboard.solved')} value={solves.length} />
      </dl>
      {solves.length > 0 ? (
        <section>
          <h3 className={styles.sub}>{t('scoreboard.teamSolves')}</h3>
          <SolveFlags
            size={16}
            label={t('scoreboard.teamSolves')}
            flags={solves.map(({ challenge }) => ({
              id: String(challenge.id),
              category: challenge.category,
              label: challenge.title,
            }))}
          />
        </section>
      ) : null}
      <section>
        <div className={styles.chartHead}>
          <h3 className={styles.sub}>{t('scoreboard.overTime')}</h3>
          {onTimeline ? (
            <Button
              size="xs"
              leftSection={<IconChartLine size={16} stroke={1.75} />}
              aria-pressed={onTimeline.isShown}
              onClick={() => onTimeline.toggle(teamId)}
            >
              {t(onTimeline.isShown ? 'scoreboard.hideFromTimeline' : 'scoreboard.showOnTimeline')}
            </Button>
          ) : null}
        </div>
        {solves.length > 0 ? (
          <SolvesOverTime line={timelineOf(board, row)} whole={whole} />
        ) : (
          <p className="h-dim">{t('scoreboard.noSolves')}</p>
        )}
      </section>
      <section>
        <h3 className={styles.sub}>{t('scoreboard.byCategory')}</h3>
        <p className={`h-label ${styles.counted}`}>{t('scoreboard.ofListed')}</p>
        <CategoryShares board={board} row={row} />
      </section>
      {solves.length > 0 ? (
        <section>
          <h3 className={styles.sub}>{t('scoreboard.allSolves')}</h3>
          <SolveTable solves={solves.toReversed()} spanMs={whole.to - whole.from} />
        </section>
      ) : null}
      {adjustments.length > 0 ? (
        <section>
          <h3 className={styles.sub}>{t('scoreboard.adjustments')}</h3>
          <AdjustmentTable adjustments={adjustments.toReversed()} spanMs={whole.to - whole.from} />
        </section>
      ) : null}
      {details ? (
        <section>
          <h3 className={styles.sub}>{t('scoreboard.members', { count: details.members.length })}</h3>
          <ul className={styles.members}>
            {details.members.map(({ user, isCaptain }) => (
              <li key={user.databaseId}>
                <UserAvatar name={user.userName} url={user.avatarUrl ?? null} size={24} />
                <span className="h-trunc">{user.userName}</span>
                {isCaptain ? <Chip>{t('scoreboard.captain')}</Chip> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

type FigureProps = { name: string; value: string | number; isFirst?: boolean }

function Figure({ name, value, isFirst = false }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-first={isFirst || undefined}>{value}</dd>
    </div>
  )
}
