import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

export type Pdf = PDFDocumentProxy

/** Opens a PDF in a worker of its own. Its scripts do not run, and its links are not opened. */
export function openPdf(url: string, onProgress: (share: number) => void) {
  const task = getDocument({ url, enableXfa: false, disableAutoFetch: true, stopAtErrors: false })
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) onProgress(Math.min(1, loaded / total))
  }
  return task
}
