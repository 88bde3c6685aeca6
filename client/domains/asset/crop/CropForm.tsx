import { Button, Skeleton, Switch } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { Note } from '../../../components/Note.tsx'
import { firstCrop, sizeOf, type Crop } from './crop.ts'
import { CropEditor } from './CropEditor.tsx'
import { drawCrop } from './draw-crop.ts'
import { PictureButton } from '../PictureButton.tsx'
import { UploadProgress } from '../UploadProgress.tsx'
import { usePicture } from '../usePicture.ts'
import { usePictureUpload } from '../usePictureUpload.ts'
import styles from './Crop.module.css'

type Props = {
  file: File
  url: string
  onChoose: (file: File) => void
  onSending: (isSending: boolean) => void
  onCancel: () => void
  onStored: () => void
}

export function CropForm({ file, url, onChoose, onSending, onCancel, onStored }: Props) {
  const { t } = useTranslation()
  const picture = usePicture(file)
  const isAnimated = file.type === 'image/gif'
  const [keepsAnimation, setKeepsAnimation] = useState(true)
  const [crop, setCrop] = useState<Crop | null>(null)
  const { send, progress } = usePictureUpload({ method: 'PUT', url })
  const [problem, setProblem] = useState<string | null>(null)
  const isUncropped = isAnimated && keepsAnimation

  useEffect(() => {
    setCrop(picture && picture !== 'broken' ? firstCrop(sizeOf(picture.image)) : null)
    setProblem(picture === 'broken' ? t('picture.broken') : null)
  }, [picture, t])

  async function store() {
    if (!picture || picture === 'broken' || !crop || progress !== null) return
    setProblem(null)
    onSending(true)
    // A browser that is short of memory cannot encode the picture.
    const blob = isUncropped ? file : await drawCrop(picture.image, crop).catch(() => null)
    const failure = blob ? await send(blob, 'avatar') : t('upload.failed')
    onSending(false)
    if (failure === null) onStored()
    else setProblem(failure)
  }

  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void store()
      }}
    >
      {picture === null ? <Skeleton className={styles.loading ?? ''} aria-busy /> : null}
      {picture && picture !== 'broken' && crop ? (
        <CropEditor
          picture={picture}
          crop={crop}
          isUncropped={isUncropped}
          onChange={(change) => setCrop((before) => (before ? change(before) : before))}
        />
      ) : null}
      {isAnimated && picture !== 'broken' ? (
        <Switch
          label={t('picture.motion')}
          description={t('picture.motionHint')}
          checked={keepsAnimation}
          onChange={(event) => setKeepsAnimation(event.currentTarget.checked)}
        />
      ) : null}
      {problem ? (
        <Note tone="bad" role="alert">
          {problem}
        </Note>
      ) : null}
      <UploadProgress progress={progress} />
      <div className={styles.foot}>
        <PictureButton
          variant="subtle"
          label={t('picture.another')}
          disabled={progress !== null}
          onChoose={onChoose}
        />
        <span className="h-row">
          <Button onClick={onCancel} disabled={progress !== null}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={progress !== null} disabled={!crop}>
            {t('picture.store')}
          </Button>
        </span>
      </div>
    </form>
  )
}
