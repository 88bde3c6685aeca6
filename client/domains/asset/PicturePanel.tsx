import type { ReactNode } from 'react'
import { showFailure, showSuccess } from '../../components/toasts.ts'
import { PictureButton } from './PictureButton.tsx'
import { PictureDrop } from './PictureDrop.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { usePictureUpload } from './usePictureUpload.ts'

type Props = {
  title: string
  /** The label of the button that chooses a picture. */
  choose: string
  method: 'POST' | 'PUT'
  url: string
  /** Refreshes the page after the upload. */
  onStored: () => Promise<unknown>
  /** Shown in a toast after the upload. */
  stored: string
  hint: string
  /** Shown before the button. */
  actions?: ReactNode
  /** The picture as the site shows it. */
  children: ReactNode
}

/** A panel with a picture that is used uncropped; a chosen or dropped file replaces it. */
export function PicturePanel(props: Props) {
  const { title, choose, method, url, onStored, stored, hint, actions, children } = props
  const { send, progress } = usePictureUpload({ method, url })

  async function upload(file: File) {
    const problem = await send(file)
    if (problem !== null) {
      showFailure(problem)
      return
    }
    await onStored()
    showSuccess(stored)
  }
  const isSending = progress !== null
  return (
    <section className="h-panel">
      <div className="h-panel-head">
        <h3>{title}</h3>
        <span className="h-row">
          {actions}
          <PictureButton
            size="xs"
            label={choose}
            disabled={isSending}
            onChoose={(file) => void upload(file)}
          />
        </span>
      </div>
      <div className="h-panel-body">
        <PictureDrop disabled={isSending} onChoose={(file) => void upload(file)}>
          {children}
        </PictureDrop>
        <div style={{ marginTop: 8 }}>
          {isSending ? <UploadProgress progress={progress} /> : <p className="h-label">{hint}</p>}
        </div>
      </div>
    </section>
  )
}
