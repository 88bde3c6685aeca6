import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './PictureDrop.module.css'

type Props = { onChoose: (file: File) => void; disabled?: boolean; className?: string; children: ReactNode }

/** An area that takes a dropped picture. Its users show a button beside it, which the keyboard can reach. */
export function PictureDrop({ onChoose, disabled = false, className = '', children }: Props) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  // The browser sends enter and leave events for every child, so they are counted.
  const depth = useRef(0)

  const holdsFile = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files')
  function leave() {
    depth.current = 0
    setOver(false)
  }
  return (
    <div
      className={`${styles.area} ${className}`}
      onDragEnter={(event) => {
        if (!holdsFile(event)) return
        depth.current += 1
        setOver(true)
      }}
      onDragOver={(event) => {
        if (holdsFile(event)) event.preventDefault()
      }}
      onDragLeave={() => {
        depth.current -= 1
        if (depth.current <= 0) leave()
      }}
      onDrop={(event) => {
        if (!holdsFile(event)) return
        event.preventDefault()
        leave()
        const file = [...event.dataTransfer.files].find(({ type }) => type.startsWith('image/'))
        if (file) onChoose(file)
      }}
    >
      {children}
      {isOver ? <div className={styles.hint}>{t('upload.drop')}</div> : null}
    </div>
  )
}
