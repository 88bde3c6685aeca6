import { Anchor, Button, Select, TextInput } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useNavigate } from 'react-router'
import { Note } from '../../../components/Note.tsx'
import { showSuccess } from '../../../components/toasts.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import type { Entry } from './useEntry.ts'
import { useJoinGame } from './useJoinGame.ts'
import { useTeamEntries } from './useTeamEntries.ts'

type Props = { entry: Entry; onClose: () => void; onCreateTeam: () => void }

/** The team, and the division and the invite code if the game requires them. A team that has entered keeps its division. */
export function JoinForm({ entry, onClose, onCreateTeam }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { game, own, teams, team } = entry
  const { teamMemberCountLimit: limit } = game
  // The sign-in provider decides the division, and a team that has one keeps it, so there is no choice.
  const claimed = game.claimedDivision ?? null
  const divisions = claimed === null ? entry.divisions.map(({ name }) => name) : [own?.division ?? claimed]
  const entries = useTeamEntries(game.id)
  const [join, running] = useJoinGame()
  const [teamId, setTeamId] = useState<string | null>(team ? team.id : null)
  const [division, setDivision] = useState<string | null>(
    divisions.find((name) => name === own?.division) ??
      (divisions.length === 1 ? (divisions[0] ?? null) : null),
  )
  const entered = entries?.find(
    ({ team: { id }, status, division: kept }) =>
      id === teamId &&
      (status === 'Pending' || status === 'Accepted' || status === 'Suspended') &&
      (divisions.length === 0 || kept != null),
  )
  const asksDivision = divisions.length > 0 && entries !== null && !entered
  const sentDivision = entered ? (entered.division ?? null) : division
  const chosen = entry.divisions.find(({ name }) => name === sentDivision)
  // A division with an invite code requires that code instead of the game's.
  const inviteCodeRequired = game.inviteCodeRequired || chosen?.entry === 'Code'
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const clearError = (name: string) => setErrors(({ [name]: _gone, ...others }) => others)

  async function send() {
    const missing: Record<string, string> = {}
    if (!teamId) missing['teamId'] = t('entry.dialog.teamRequired')
    if (asksDivision && !division) missing['division'] = t('entry.dialog.divisionRequired')
    if (inviteCodeRequired && !code.trim()) missing['inviteCode'] = t('entry.dialog.codeRequired')
    setErrors(missing)
    setRefusal(null)
    if (Object.keys(missing).length > 0) return
    const outcome = await join({
      variables: {
        input: {
          gameId: game.id,
          teamId: teamId ?? '',
          division: claimed === null && divisions.length > 0 ? sentDivision : null,
          inviteCode: inviteCodeRequired ? code.trim() : null,
        },
      },
    })
    if (!outcome.ok) {
      setErrors(outcome.fieldErrors)
      if (Object.keys(outcome.fieldErrors).length === 0) setRefusal(outcome.error.message)
      return
    }
    onClose()
    const name = teams.find(({ id }) => id === teamId)?.name ?? ''
    const isAccepted = outcome.payload.participation?.status === 'Accepted'
    if (!isAccepted) showSuccess(t('entry.askedTitle', { team: name }), t('entry.askedText'))
    else if (game.state === 'Upcoming')
      showSuccess(t('entry.joinedTitle', { team: name }), t('entry.joinedText'))
    else {
      showSuccess(t('entry.joinedTitle', { team: name }), t('entry.joinedRunningText'))
      if (game.state !== 'Ended') void navigate(`/games/${game.databaseId}/challenges`)
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!running && entries !== null) void send()
  }

  return (
    <form className="h-stack" onSubmit={submit} noValidate>
      <div>
        <Select
          label={t('entry.dialog.team')}
          data={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={teamId}
          onChange={(next) => {
            setTeamId(next)
            clearError('teamId')
          }}
          description={limit > 0 ? t('entry.dialog.teamHint', { count: limit }) : undefined}
          error={errors['teamId']}
          allowDeselect={false}
          data-autofocus
        />
        <Anchor component="button" type="button" size="sm" mt={4} onClick={onCreateTeam}>
          {t('entry.dialog.createTeam')}
        </Anchor>
      </div>
      {entered ? (
        <Note>
          {t(entered.division ? 'entry.dialog.enteredDivision' : 'entry.dialog.entered', {
            team: entered.team.name,
            division: entered.division,
          })}
        </Note>
      ) : null}
      {asksDivision ? (
        <Select
          label={t('entry.dialog.division')}
          placeholder={t('entry.dialog.divisionPick')}
          data={divisions}
          value={division}
          onChange={(next) => {
            setDivision(next)
            clearError('division')
          }}
          description={
            chosen?.entry === 'MailDomain'
              ? t('entry.dialog.domainHint', { domains: chosen.mailDomains.join(', ') })
              : game.acceptWithoutReview
                ? undefined
                : t('entry.dialog.divisionHint')
          }
          error={errors['division']}
          allowDeselect={false}
        />
      ) : null}
      {inviteCodeRequired ? (
        <TextInput
          label={t('entry.dialog.code')}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            clearError('inviteCode')
          }}
          description={t('entry.dialog.codeHint')}
          error={errors['inviteCode']}
          styles={{ input: { fontFamily: 'var(--h-mono)' } }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      {refusal || errors[''] ? (
        <Note tone="bad" role="alert">
          {refusal ?? errors['']}
        </Note>
      ) : entered?.status === 'Accepted' || entered?.status === 'Suspended' ? null : (
        <Note>{t(game.acceptWithoutReview ? 'entry.dialog.openNote' : 'entry.dialog.reviewNote')}</Note>
      )}
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={running} disabled={entries === null}>
          {t('entry.dialog.submit')}
        </Button>
      </div>
    </form>
  )
}
