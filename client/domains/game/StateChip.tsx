import { useTranslation } from '../../i18n/useTranslation.ts'
import { Chip } from '../../components/Chip.tsx'
import type { StateOfGame } from '../../../rules/arrange-games.ts'
import { STATE_MARKS } from './state-marks.ts'

/** A chip with the state of a game. A live game has the yellow flag. */
export function StateChip({ state }: { state: StateOfGame }) {
  const { t } = useTranslation()
  return (
    <Chip tone={STATE_MARKS[state].tone}>
      {state === 'Running' ? (
        <svg width={14} height={14} aria-hidden>
          <use href="#h-m-live" />
        </svg>
      ) : null}
      {t(`game.state.${state}`)}
    </Chip>
  )
}
