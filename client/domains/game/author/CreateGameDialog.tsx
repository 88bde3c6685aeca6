import { Button, Modal, Switch, TextInput } from '@mantine/core'
import dayjs from 'dayjs'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useNavigate } from 'react-router'
import { DateTimeField } from '../../../forms/DateTimeField.tsx'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { serverNow } from '../../../time/server-clock.ts'
import { useCreateGame } from './useCreateGame.ts'

type Props = { opened: boolean; onClose: () => void }

/** The minimal fields of a new game. All can be changed later. */
export function CreateGameDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={onClose} title={<b>{t('adminGames.create')}</b>} size={520}>
      {opened ? <CreateGameForm onClose={onClose} /> : null}
    </Modal>
  )
}

function CreateGameForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [createGame, running] = useCreateGame()
  const [title, setTitle] = useState('')
  const [start, setStart] = useState(() => dayjs().add(7, 'day').startOf('hour').toISOString())
  const [end, setEnd] = useState(() => dayjs().add(9, 'day').startOf('hour').toISOString())
  const [isNow, setNow] = useState(false)
  const [hidden, setHidden] = useState(true)
  const [errors, setErrors] = useState<FieldErrors>({})
  const isBackwards = Date.parse(end) <= Date.parse(start)

  async function submit() {
    // By default, write-ups are due one day after the end.
    const writeupDeadline = dayjs(end).add(1, 'day').toISOString()
    const from = isNow ? dayjs(serverNow()).toISOString() : start
    const input = { title, start: from, end, hidden, writeupDeadline }
    const outcome = await createGame({ variables: { input } })
    if (!outcome.ok) setErrors(outcome.fieldErrors)
    else if (outcome.payload.game) {
      await navigate(`/admin/games/${outcome.payload.game.databaseId}/info`)
    }
  }

  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (!running && title.trim() && !isBackwards) void submit()
      }}
    >
      <TextInput
        label={t('adminGames.title')}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={errors['title'] ?? errors['']}
        required
        withAsterisk={false}
        data-autofocus
      />
      <div className="h-grid-12">
        <div className="h-span-6">
          <DateTimeField
            label={t('adminGames.start')}
            value={start}
            disabled={isNow}
            onChange={setStart}
            error={errors['start']}
          />
        </div>
        <div className="h-span-6">
          <DateTimeField
            label={t('adminGames.end')}
            value={end}
            onChange={setEnd}
            error={errors['end'] ?? (isBackwards ? t('adminGame.backwards') : undefined)}
          />
        </div>
      </div>
      <Switch
        label={t('adminGames.startNow')}
        description={t('adminGames.startNowHint')}
        checked={isNow}
        onChange={(event) => {
          setNow(event.currentTarget.checked)
          if (event.currentTarget.checked) setStart(dayjs(serverNow()).toISOString())
        }}
      />
      <Switch
        label={t('adminGame.hidden')}
        description={t('adminGame.hiddenHint')}
        checked={hidden}
        onChange={(event) => setHidden(event.currentTarget.checked)}
      />
      <div className="h-dialog-actions">
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={running} disabled={!title.trim() || isBackwards}>
          {t('adminGames.create')}
        </Button>
      </div>
    </form>
  )
}
