import { useEffect } from 'react'

/** Whether files are dragged, and not a text or a link. */
export const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** Keeps the page open when files are dropped beside an area: the browser would open them instead. */
export function useDropGuard() {
  useEffect(() => {
    window.addEventListener('dragover', refuseFiles)
    window.addEventListener('drop', refuseFiles)
    return () => {
      window.removeEventListener('dragover', refuseFiles)
      window.removeEventListener('drop', refuseFiles)
    }
  }, [])
}

function refuseFiles(event: DragEvent) {
  // An area has already taken the event.
  if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
