import { Button, Modal, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { extensionLimits } from '../../../../rules/field-limits.ts'
import type { ExtendDialogMutation } from '../../../__generated__/ExtendDialogMutation.graphql.ts'
import { showSuccess } from '../../../components/toasts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useMutationResult } from '../../../relay/useMutationResult.ts'
import { ExtensionTable } from './ExtensionTable.tsx'
import { useExtension } from './useExtension.ts'

type Props = { gameId: string; databaseId: number; onClose: () => void }

const DEFAULT_MINUTES = 30

/** Asks for the minutes, shows the times that would move, and extends the game. */
export function ExtendDialog({ gameId, databaseId, onClose }: Props) {
  const { t } = useTranslation()
  const [minutes, setMinutes] = useState<number | string>(DEFAULT_MINUTES)
  const { extension, isLoading, load, clear } = useExtension(databaseId)
  const [extend, isExtending] = useMutationResult<ExtendDialogMutation, 'extendGame'>(
    graphql`
      mutation ExtendDialogMutation($input: ExtendGameInput!) {
        extendGame(input: $input) {
          __typename
          ... on ExtendGamePayload {
            game {
              ...GameTimePanel_game
              ...GameForm_game
            }
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'extendGame',
  )
  const wanted = typeof minutes === 'number' ? minutes : null
  const isBusy = isLoading || isExtending

  async function apply() {
    if (!extension) return
    const { version } = extension
    const outcome = await extend({ variables: { input: { gameId, minutes: extension.minutes, version } } })
    if (outcome.ok) {
      showSuccess(t('adminGame.clock.extended'))
      onClose()
    } else if (outcome.error.code === 'GAME_TIMES_CHANGED') await load(extension.minutes)
  }

  function submit() {
    if (extension) void apply()
    else if (wanted !== null) void load(wanted)
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={<b>{t('adminGame.clock.ask.extend')}</b>}
      withCloseButton={false}
      size={640}
    >
      <form
        className="h-stack"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="h-dim">{t('adminGame.clock.text.extend')}</p>
        <NumberInput
          label={t('adminGame.clock.minutes')}
          value={minutes}
          onChange={(value) => {
            setMinutes(value)
            clear()
          }}
          min={1}
          max={extensionLimits.minutes}
          clampBehavior="strict"
          allowDecimal={false}
          // A preview is of the minutes that it was requested for.
          readOnly={isBusy}
          data-autofocus
        />
        {extension ? <ExtensionTable extension={extension} /> : null}
        <div className="h-dialog-actions">
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="filled" color="brand" disabled={wanted === null} loading={isBusy}>
            {t(extension ? 'adminGame.clock.extend' : 'adminGame.clock.preview')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
