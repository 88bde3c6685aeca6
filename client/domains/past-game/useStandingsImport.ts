import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import { transferFailureText } from '../asset/transfer-failure.ts'
import type { PastGameValues } from './PastGameFields.tsx'
import { sendStandings, StandingsRefusal, type StandingsReport } from './send-standings.ts'

/** Checks a file with standings, then imports it. */
export function useStandingsImport(values: PastGameValues) {
  const { t, i18n } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<StandingsReport | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})

  async function send(validateOnly: boolean): Promise<StandingsReport | null> {
    if (!file) return null
    setErrors({})
    setRunning(true)
    try {
      return await sendStandings({ file, values, validateOnly })
    } catch (failure) {
      const isRefused = failure instanceof StandingsRefusal && Object.values(failure.errors).some(Boolean)
      setErrors(isRefused ? failure.errors : { '': transferFailureText(failure, t, i18n.language) })
      return null
    } finally {
      setRunning(false)
    }
  }

  function choose(chosen: File | null, problem?: string) {
    setFile(chosen)
    setReport(null)
    setErrors(problem ? { '': problem } : {})
  }

  return {
    file,
    report,
    isRunning,
    errors,
    choose,
    async check() {
      setReport(await send(true))
    },
    /** The id of the new past game; null after a refusal. */
    async confirm(): Promise<number | null> {
      return (await send(false))?.gameId ?? null
    },
  }
}
