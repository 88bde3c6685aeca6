import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { transferFailureText } from '../../asset/transfer-failure.ts'
import { PackageRefusal, sendPackage, type PackageReport } from './send-package.ts'

type Running = { dryRun: boolean; share: number }

/** Checks a package, then imports it. While a request runs, `running` has its kind and the share that is sent. */
export function usePackageImport() {
  const { t, i18n } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<PackageReport | null>(null)
  const [running, setRunning] = useState<Running | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function send(sent: File, dryRun: boolean): Promise<PackageReport | null> {
    setError(null)
    setRunning({ dryRun, share: 0 })
    try {
      return await sendPackage({
        file: sent,
        dryRun,
        onProgress: (share) => setRunning({ dryRun, share }),
      })
    } catch (failure) {
      const isRefused = failure instanceof PackageRefusal && failure.message !== ''
      setError(isRefused ? failure.message : transferFailureText(failure, t, i18n.language))
      return null
    } finally {
      setRunning(null)
    }
  }

  return {
    report,
    running,
    error,
    /** Shows why the chosen files are not a package, and forgets the one that was checked before. */
    refuse(problem: string) {
      setFile(null)
      setReport(null)
      setError(problem)
    },
    async check(chosen: File | undefined) {
      if (!chosen) return
      setFile(chosen)
      setReport(null)
      setReport(await send(chosen, true))
    },
    /** The new game's id; null after a refusal. */
    async confirm(): Promise<number | null> {
      const imported = file && (await send(file, false))
      return imported?.gameId ?? null
    },
  }
}
