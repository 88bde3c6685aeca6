import { useIntersection, useElementSize } from '@mantine/hooks'
import { TextLayer, type PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import type { Pdf } from './open-pdf.ts'
import styles from './PdfPages.module.css'

/** The shape of A4, used until the page is loaded. */
const DEFAULT_SHAPE = 210 / 297

/** The maximum number of canvas pixels per CSS pixel. */
const MAX_PIXEL_RATIO = 3

/** A PDF page: a canvas with a text layer for selection, search and screen readers. */
export function PdfPage({ pdf, number }: { pdf: Pdf; number: number }) {
  const { t } = useTranslation()
  const { ref: sheetRef, entry } = useIntersection({ rootMargin: '800px' })
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>()
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const [isFinished, setFinished] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const isNear = entry?.isIntersecting ?? false

  useEffect(() => {
    if (!isNear || page) return undefined
    let isGone = false
    pdf.getPage(number).then(
      (found) => (isGone ? undefined : setPage(found)),
      () => (isGone ? undefined : setFinished(true)),
    )
    return () => {
      isGone = true
    }
  }, [isNear, page, pdf, number])

  useEffect(() => {
    if (!isNear || !page || !canvas.current || !text.current || width === 0) return undefined
    const scale = width / page.getViewport({ scale: 1 }).width
    const pixelRatio = Math.min(window.devicePixelRatio || 1, MAX_PIXEL_RATIO)
    const viewport = page.getViewport({ scale: scale * pixelRatio })
    canvas.current.width = Math.floor(viewport.width)
    canvas.current.height = Math.floor(viewport.height)
    const drawing = page.render({ canvas: canvas.current, viewport })
    let isGone = false
    const finish = () => (isGone ? undefined : setFinished(true))
    // A page that is closed or scrolled away before it is drawn rejects, which is not an error.
    drawing.promise.then(finish, finish)
    const layer = text.current
    layer.replaceChildren()
    const words = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: layer,
      viewport: page.getViewport({ scale }),
    })
    words.render().catch(() => undefined)
    return () => {
      isGone = true
      drawing.cancel()
      words.cancel()
    }
  }, [isNear, page, width])

  const view = page?.getViewport({ scale: 1 })
  const shape = view ? view.width / view.height : DEFAULT_SHAPE
  const scale = view ? width / view.width : 1
  return (
    <div
      ref={sheetRef}
      className={styles.sheet}
      role="group"
      aria-label={t('writeups.page', { number, count: pdf.numPages })}
    >
      <div
        ref={sizeRef}
        className={styles.page}
        aria-busy={isNear && !isFinished}
        style={{ '--shape': shape, '--total-scale-factor': scale } as CSSProperties}
      >
        <canvas ref={canvas} className={styles.canvas} aria-hidden />
        <div ref={text} className={styles.text} />
      </div>
    </div>
  )
}
