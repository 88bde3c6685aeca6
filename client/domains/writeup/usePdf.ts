import { useEffect, useState } from 'react'
import { openPdf, type Pdf } from './open-pdf.ts'

type PdfState = { step: 'loading'; share: number } | { step: 'open'; pdf: Pdf } | { step: 'failed' }

/** Opens a PDF while the component is mounted. */
export function usePdf(url: string, attempt: number): PdfState {
  const [state, setState] = useState<PdfState>({ step: 'loading', share: 0 })
  useEffect(() => {
    let isGone = false
    setState({ step: 'loading', share: 0 })
    const task = openPdf(url, (share) => {
      if (!isGone) setState((before) => (before.step === 'loading' ? { step: 'loading', share } : before))
    })
    task.promise.then(
      (pdf) => (isGone ? undefined : setState({ step: 'open', pdf })),
      () => (isGone ? undefined : setState({ step: 'failed' })),
    )
    return () => {
      isGone = true
      void task.destroy()
    }
  }, [url, attempt])
  return state
}
