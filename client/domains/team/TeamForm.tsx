import { Button } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { TeamForm_team$key } from '../../__generated__/TeamForm_team.graphql.ts'
import { showSuccess } from '../../components/toasts.ts'
import { useTextFields } from '../../forms/useTextFields.ts'
import { TeamFields } from './TeamFields.tsx'
import { teamBioProblem, teamNameProblem } from './team-rules.ts'
import { useUpdateTeam } from './useUpdateTeam.ts'

export function TeamForm({ team: key }: { team: TeamForm_team$key }) {
  const { t } = useTranslation()
  const { id, name, bio } = useFragment(
    graphql`
      fragment TeamForm_team on Team {
        id
        name
        bio
      }
    `,
    key,
  )
  const [update, running] = useUpdateTeam()
  const form = useTextFields(
    { name, bio: bio ?? '' },
    { name: (value) => teamNameProblem(t, value), bio: (value) => teamBioProblem(t, value) },
  )

  async function send() {
    const edited = { name: form.values.name.trim(), bio: form.values.bio.trim() || null }
    const outcome = await update({ variables: { input: { teamId: id, ...edited } } })
    if (outcome.ok) {
      form.reset()
      showSuccess(t('team.saved', { name: edited.name }))
    } else form.refuse(outcome.fieldErrors)
  }

  return (
    <form className="h-stack" onSubmit={form.submit(send)} noValidate>
      <TeamFields form={form} />
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button type="submit" variant="filled" loading={running} disabled={form.changed.length === 0}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  )
}
