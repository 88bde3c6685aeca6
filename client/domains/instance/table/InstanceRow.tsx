import { ActionIcon, Table, Tooltip } from '@mantine/core'
import { IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { InstanceRow_instance$key } from '../../../__generated__/InstanceRow_instance.graphql.ts'
import { TeamAvatar } from '../../../components/Avatar.tsx'
import { Chip } from '../../../components/Chip.tsx'
import { CopyButton } from '../../../components/CopyField.tsx'
import { Countdown } from '../../../components/Countdown.tsx'
import { Flag } from '../../../components/Flag.tsx'
import { RelativeTime } from '../../../components/RelativeTime.tsx'
import { fileSize } from '../../asset/file-size.ts'
import type { StopTarget } from './StopInstanceDialog.tsx'
import type { Usage } from '../useInstanceRefresh.ts'
import styles from './InstanceTable.module.css'

type Props = {
  instance: InstanceRow_instance$key
  /** Null until it was measured. */
  usage: Usage | null
  onStop: (instance: StopTarget) => void
}

export function InstanceRow({ instance: key, usage, onStop }: Props) {
  const { t, i18n } = useTranslation()
  const { databaseId, status, team, challenge, image, startedAt, expectStopAt, ip, port } = useFragment(
    graphql`
      fragment InstanceRow_instance on ContainerInstance {
        databaseId
        status
        team {
          name
          avatarUrl
        }
        challenge {
          title
          category
        }
        image
        startedAt
        expectStopAt
        ip
        port
      }
    `,
    key,
  )
  const isUp = status === 'Running'
  const address = isUp ? `${ip}:${port}` : null
  const memory = usage ? fileSize(usage.memoryBytes, i18n.language) : ''
  const cpu = usage ? t('instances.percent', { percent: cpuFigure(usage.cpuPercent, i18n.language) }) : ''
  const teamName = team?.name ?? t('instances.noTeam')
  const title = challenge?.title ?? t('instances.noChallenge')
  const category = challenge ? <Flag category={challenge.category} size={16} decorative /> : null
  return (
    <Table.Tr className={styles.row ?? ''}>
      <Table.Td>
        <div className={styles.cell}>
          <TeamAvatar name={teamName} url={team?.avatarUrl ?? null} size={28} />
          <div className={styles.names}>
            <b className="h-trunc">{teamName}</b>
            <span className="h-label h-row h-phone">
              {category}
              <span className="h-trunc">{title}</span>
            </span>
          </div>
        </div>
      </Table.Td>
      <Table.Td className="h-desk">
        <span className={styles.cell}>
          {category}
          <span className="h-trunc">{title}</span>
        </span>
      </Table.Td>
      <Table.Td className={`h-desk ${styles.image}`}>
        <Tooltip label={image}>
          <span className="h-mono h-trunc">{image}</span>
        </Tooltip>
      </Table.Td>
      <Table.Td className="h-desk h-num h-dim">
        <RelativeTime time={startedAt} />
      </Table.Td>
      <Table.Td className="h-num">
        {isUp ? <Countdown until={expectStopAt} /> : <Chip>{t(`instances.status.${status}`)}</Chip>}
        {usage ? <div className="h-label h-num h-phone">{t('instances.usage', { memory, cpu })}</div> : null}
      </Table.Td>
      <Table.Td className={`h-desk h-num ${styles.number}`}>{memory}</Table.Td>
      <Table.Td className={`h-desk h-num ${styles.number}`}>{cpu}</Table.Td>
      <Table.Td className="h-desk">
        {address ? (
          <span className={styles.cell}>
            <span className="h-mono">{address}</span>
            <CopyButton value={address} label={t('instances.copyAddress', { address })} />
          </span>
        ) : null}
      </Table.Td>
      <Table.Td className={styles.actions ?? ''}>
        <Tooltip label={t('instances.stop')}>
          <ActionIcon
            size={28}
            aria-label={t('instances.stopOf', { challenge: title, team: teamName })}
            onClick={() => onStop({ id: databaseId, team: teamName, challenge: title })}
          >
            <IconPlayerStop size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </Table.Td>
    </Table.Tr>
  )
}

/** Of one core: figures behind the point while they are few. */
function cpuFigure(percent: number, locale: string): string {
  const maximumFractionDigits = percent < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, { maximumFractionDigits }).format(percent)
}
