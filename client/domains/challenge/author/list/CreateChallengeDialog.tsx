import { Button, Modal, Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useNavigate } from 'react-router'
import type { Category } from '../../../../../rules/categories.ts'
import { challengeLimits } from '../../../../../rules/field-limits.ts'
import type { FieldErrors } from '../../../../relay/useMutationResult.ts'
import { CategorySelect } from '../CategorySelect.tsx'
import { challengeTypes, isDynamic, type ChallengeType } from '../../../../../rules/challenge-types.ts'
import { useCreateChallenge } from '../useChallengeMutations.ts'

type Game = { id: string; databaseId: number }
type Props = { game: Game; category: Category; opened: boolean; onClose: () => void }

/** Creates a challenge, which players see once it is enabled. Its type cannot be changed later. */
export function CreateChallengeDialog({ game, category, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={onClose} title={<b>{t('adminChallenges.create')}</b>} size={520}>
      {opened ? <CreateChallengeForm game={game} initial={category} onClose={onClose} /> : null}
    </Modal>
  )
}

/** The path of the flag's error. Written as one text, it would look like the key of a text in `flags.json`. */
const flagField = ['flags', 0, 'flag'].join('.')

type FormProps = { game: Game; initial: Category; onClose: () => void }

function CreateChallengeForm({ game, initial, onClose }: FormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [createChallenge, running] = useCreateChallenge()
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState(initial)
  const [type, setType] = useState<ChallengeType>('StaticAttachment')
  const [flag, setFlag] = useState('')
  const [errors, setErrors] = useState<FieldErrors>({})
  // Flags of dynamic challenges are generated from a template or belong to a file.
  const takesFlag = !isDynamic(type)

  async function submit() {
    const flags = takesFlag && flag.trim() ? { flags: [{ flag: flag.trim() }] } : {}
    const outcome = await createChallenge({
      variables: { input: { gameId: game.id, title, category, type, ...flags } },
    })
    if (!outcome.ok) {
      setErrors(outcome.fieldErrors)
      return
    }
    const created = outcome.payload.challenge
    if (created) await navigate(`/admin/games/${game.databaseId}/challenges/${created.databaseId}`)
  }

  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (!running && title.trim()) void submit()
      }}
    >
      <div className="h-grid-12">
        <TextInput
          className="h-span-8"
          label={t('adminChallenge.title')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={errors['title'] ?? errors['']}
          required
          withAsterisk={false}
          data-autofocus
        />
        <CategorySelect
          className="h-span-4"
          label={t('adminChallenge.category')}
          value={category}
          onChange={setCategory}
          error={errors['category']}
        />
      </div>
      <Radio.Group
        label={t('adminChallenge.type')}
        description={t('adminChallenges.typeHint')}
        value={type}
        onChange={(next) => setType(next as ChallengeType)}
        error={errors['type']}
      >
        <div className="h-stack" style={{ marginTop: 8, gap: 10 }}>
          {challengeTypes.map((value) => (
            <Radio
              key={value}
              value={value}
              label={t(`challengeType.${value}`)}
              description={t(`challengeType.about.${value}`)}
            />
          ))}
        </div>
      </Radio.Group>
      {takesFlag ? (
        <TextInput
          label={t('adminChallenge.flag')}
          description={t('adminChallenge.flagHint')}
          placeholder="flag{…}"
          styles={{ input: { fontFamily: 'var(--h-mono)' } }}
          maxLength={challengeLimits.flag}
          spellCheck={false}
          autoComplete="off"
          value={flag}
          onChange={(event) => setFlag(event.currentTarget.value)}
          error={errors[flagField]}
        />
      ) : null}
      <div className="h-dialog-actions">
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={running} disabled={!title.trim()}>
          {t('adminChallenges.create')}
        </Button>
      </div>
    </form>
  )
}
