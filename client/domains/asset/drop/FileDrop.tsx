import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { hasFiles, useDropGuard } from './useDropGuard.ts'
import styles from './FileDrop.module.css'

type Props = {
  /** Shown while files are dragged over the area. */
  hint: string
  /** Called with the dropped files, or with null if a folder was dropped or the browser gives no file. */
  onDrop: (files: readonly File[] | null) => void
  disabled?: boolean
  className?: string
  children: ReactNode
}

/** An area that takes dropped files. Its users show a button beside it, which the keyboard can reach. */
export function FileDrop({ hint, onDrop, disabled = false, className = '', children }: Props) {
  const [isOver, setOver] = useState(false)
  // The browser sends enter and leave events for every child, so they are counted.
  const depth = useRef(0)
  useDropGuard()

  const isTaken = (event: DragEvent) => !disabled && hasFiles(event.dataTransfer)
  function leave() {
    depth.current = 0
    setOver(false)
  }
  return (
    <div
      className={`${styles.area} ${className}`}
      onDragEnter={(event) => {
        if (!isTaken(event)) return
        depth.current += 1
        setOver(true)
      }}
      onDragOver={(event) => {
        if (isTaken(event)) event.preventDefault()
      }}
      onDragLeave={() => {
        depth.current -= 1
        if (depth.current <= 0) leave()
      }}
      onDrop={(event) => {
        leave()
        if (!isTaken(event)) return
        event.preventDefault()
        onDrop(droppedFiles(event.dataTransfer))
      }}
    >
      {children}
      {isOver ? <div className={styles.hint}>{hint}</div> : null}
    </div>
  )
}

function droppedFiles({ files, items }: DataTransfer): readonly File[] | null {
  // A folder is also in the list of files, but it cannot be read.
  const hasFolder = [...items].some((item) => item.webkitGetAsEntry()?.isDirectory)
  return hasFolder || files.length === 0 ? null : [...files]
}
