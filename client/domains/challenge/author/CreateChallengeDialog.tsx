import { Button, Modal, Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Category } from '../../../../rules/categories.ts'
import type { FieldErrors } from '../../../relay/useMutationResult.ts'
import { CategorySelect } from './CategorySelect.tsx'
import { challengeTypes, type ChallengeType } from '../../../../rules/challenge-types.ts'
import { useCreateChallenge } from './useChallengeMutations.ts'

type Props = { gameId: number; category: Category; opened: boolean; onClose: () => void }

/** The type cannot be changed later. */
export function CreateChallengeDialog({ gameId, category, opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal opened={opened} onClose={onClose} title={<b>{t('adminChallenges.create')}</b>} size={520}>
      {opened ? <CreateChallengeForm gameId={gameId} initial={category} onClose={onClose} /> : null}
    </Modal>
  )
}

type FormProps = { gameId: number; initial: Category; onClose: () => void }

function CreateChallengeForm({ gameId, initial, onClose }: FormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [createChallenge, running] = useCreateChallenge()
  const [title, setTitle] = useState('')
  const [category, setCategory] = useState(initial)
  const [type, setType] = useState<ChallengeType>('StaticAttachment')
  const [errors, setErrors] = useState<FieldErrors>({})

  async function submit() {
    const outcome = await createChallenge({ variables: { input: { gameId, title, category, type } } })
    if (!outcome.ok) setErrors(outcome.fieldErrors)
    else if (outcome.payload.challenge) {
      await navigate(`/admin/games/${gameId}/challenges/${outcome.payload.challenge.databaseId}`)
    }
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
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button type="submit" variant="filled" loading={running} disabled={!title.trim()}>
          {t('adminChallenges.create')}
        </Button>
      </div>
    </form>
  )
}
