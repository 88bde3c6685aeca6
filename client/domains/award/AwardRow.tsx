import { ActionIcon, Table } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AwardRow_award$key } from '../../__generated__/AwardRow_award.graphql.ts'
import type { AwardRowRemoveMutation } from '../../__generated__/AwardRowRemoveMutation.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import { LogTime } from '../../components/time/LogTime.tsx'
import { ConfirmDialog } from '../../components/panels/ConfirmDialog.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { deleteLater } from '../../relay/delayed-deletions.ts'
import { useMutationResult } from '../../relay/useMutationResult.ts'

type Props = {
  award: AwardRow_award$key
  connectionId: string
  /** The result of the game is final, so the removal needs a reason. */
  isFinal: boolean
}

/** One award, with a button to remove it, which can be undone for a while unless the result is final. */
export function AwardRow({ award: key, connectionId, isFinal }: Props) {
  const { t, i18n } = useTranslation()
  const { id, points, reason, givenAt, givenBy, tokenName, participation } = useFragment(
    graphql`
      fragment AwardRow_award on Award {
        id
        points
        reason
        givenAt
        tokenName
        givenBy {
          userName
        }
        participation {
          team {
            name
            avatarUrl
          }
        }
      }
    `,
    key,
  )
  const [isAsking, setAsking] = useState(false)
  const [removeAward] = useMutationResult<AwardRowRemoveMutation, 'removeAward'>(
    graphql`
      mutation AwardRowRemoveMutation($input: RemoveAwardInput!, $connections: [ID!]!) {
        removeAward(input: $input) {
          __typename
          ... on RemoveAwardPayload {
            deletedId @deleteEdge(connections: $connections)
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'removeAward',
  )
  const { name: team, avatarUrl } = participation.team
  const figure = new Intl.NumberFormat(i18n.language, { signDisplay: 'always' }).format(points)

  const removeNow = () => removeAward({ variables: { input: { awardId: id }, connections: [connectionId] } })

  function removeLater() {
    deleteLater({
      ids: [id],
      title: t('adminAwards.removed'),
      undoLabel: t('action.undo'),
      deleteOne: removeNow,
    })
  }

  async function confirm() {
    const outcome = await removeNow()
    if (outcome.ok) showSuccess(t('adminAwards.removed'))
    else setAsking(false)
  }

  return (
    <Table.Tr>
      <Table.Td className="h-desk h-num h-dim">
        <LogTime time={givenAt} isDated />
      </Table.Td>
      <Table.Td>
        <div className="h-row">
          <TeamAvatar name={team} url={avatarUrl ?? null} size={24} />
          <div>
            <b>{team}</b>
            <div className="h-label h-phone">{reason}</div>
          </div>
        </div>
      </Table.Td>
      <Table.Td className="h-num" ta="end">
        {figure.replace('-', '−')}
      </Table.Td>
      <Table.Td className="h-desk">{reason}</Table.Td>
      <Table.Td className="h-desk">{[givenBy?.userName, tokenName].filter(Boolean).join(' · ')}</Table.Td>
      <Table.Td>
        <ActionIcon
          size={28}
          aria-label={t('adminAwards.remove', { team })}
          onClick={() => (isFinal ? setAsking(true) : removeLater())}
        >
          <IconTrash size={16} stroke={1.75} />
        </ActionIcon>
        <ConfirmDialog
          opened={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
          title={t('adminAwards.removeTitle')}
          confirmLabel={t('adminAwards.removeConfirm')}
        >
          {t('adminAwards.removeText')}
        </ConfirmDialog>
      </Table.Td>
    </Table.Tr>
  )
}
