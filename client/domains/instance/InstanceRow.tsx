import { ActionIcon, Table, Tooltip } from '@mantine/core'
import { IconPlayerStop } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { InstanceRow_instance$key } from '../../__generated__/InstanceRow_instance.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import { CopyButton } from '../../components/CopyField.tsx'
import { Countdown } from '../../components/Countdown.tsx'
import { Flag } from '../../components/Flag.tsx'
import { RelativeTime } from '../../components/RelativeTime.tsx'
import styles from './InstanceTable.module.css'
import type { AskedInstance } from './StopInstanceDialog.tsx'

type Props = { instance: InstanceRow_instance$key; onStop: (instance: AskedInstance) => void }

export function InstanceRow({ instance: key, onStop }: Props) {
  const { t } = useTranslation()
  const { databaseId, team, challenge, image, startedAt, expectStopAt, ip, port } = useFragment(
    graphql`
      fragment InstanceRow_instance on ContainerInstance {
        databaseId
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
  const address = `${ip}:${port}`
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
        <Countdown until={expectStopAt} />
      </Table.Td>
      <Table.Td className="h-desk">
        <span className={styles.cell}>
          <span className="h-mono">{address}</span>
          <CopyButton value={address} label={t('instances.copyAddress', { address })} />
        </span>
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
