import { Button, Switch, Textarea, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { AdminTeamForm_team$key } from '../../../__generated__/AdminTeamForm_team.graphql.ts'
import { ChangedNote } from '../../../forms/ChangedNote.tsx'
import { useFormRefresh } from '../../../forms/useFormRefresh.ts'
import { useDraft } from '../../../forms/useDraft.ts'
import { useDraftForm } from '../../../forms/useDraftForm.ts'
import { teamBioProblem, teamNameProblem } from '../team-rules.ts'
import { useUpdateAnyTeam } from './useUpdateAnyTeam.ts'

type Props = { team: AdminTeamForm_team$key; onChangeCount: (count: number) => void }

export function AdminTeamForm({ team: key, onChangeCount }: Props) {
  const { t } = useTranslation()
  const team = useFragment(
    graphql`
      fragment AdminTeamForm_team on Team {
        id
        name
        bio
        locked
        revision
      }
    `,
    key,
  )
  const draft = useDraft({ name: team.name, bio: team.bio ?? '', locked: team.locked })
  const { values, changeCount, set } = draft
  const [updateAnyTeam, running] = useUpdateAnyTeam()
  useEffect(() => onChangeCount(changeCount), [changeCount, onChangeCount])

  const nameProblem = teamNameProblem(t, values.name)
  const bioProblem = teamBioProblem(t, values.bio)
  const isWrong = nameProblem !== null || bioProblem !== null
  const refresh = useFormRefresh(
    graphql`
      query AdminTeamFormRefreshQuery($id: ID!) {
        team: node(id: $id) {
          ...AdminTeamForm_team @alias(as: "form")
        }
      }
    `,
    team.id,
  )
  const { errors, save, discard } = useDraftForm({
    draft,
    refresh,
    problems: { ...(nameProblem && { name: nameProblem }), ...(bioProblem && { bio: bioProblem }) },
    saving: running,
    saved: t('team.saved', { name: values.name }),
    onSend({ bio, ...rest }) {
      // Null removes the bio.
      const input = {
        teamId: team.id,
        revision: team.revision,
        ...rest,
        ...(bio === undefined ? {} : { bio: bio.trim() || null }),
      }
      return updateAnyTeam({ variables: { input } })
    },
  })

  return (
    <form
      aria-label={t('adminTeams.form', { name: team.name })}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {running ? null : (
        <ChangedNote
          draft={draft}
          labels={{ name: t('team.name'), bio: t('team.bio'), locked: t('adminTeams.locked') }}
        />
      )}
      <div className="h-stack">
        <TextInput
          label={t('team.name')}
          value={values.name}
          onChange={(event) => set('name', event.currentTarget.value)}
          error={errors['name']}
          autoComplete="off"
        />
        <Textarea
          label={t('team.bio')}
          autosize
          minRows={2}
          value={values.bio}
          onChange={(event) => set('bio', event.currentTarget.value)}
          error={errors['bio']}
        />
        <Switch
          label={t('adminTeams.locked')}
          description={t('adminTeams.lockHint')}
          checked={values.locked}
          onChange={(event) => set('locked', event.currentTarget.checked)}
        />
        <div className="h-row" style={{ justifyContent: 'flex-end' }}>
          {changeCount > 0 ? (
            <Button variant="subtle" disabled={running} onClick={discard}>
              {t('action.discard')}
            </Button>
          ) : null}
          <Button type="submit" variant="filled" disabled={changeCount === 0 || isWrong} loading={running}>
            {t('action.save')}
          </Button>
        </div>
      </div>
    </form>
  )
}
