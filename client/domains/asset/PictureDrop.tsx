import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { FileDrop } from './drop/FileDrop.tsx'
import { usePictureChoice } from './usePictureChoice.ts'

type Props = { onChoose: (file: File) => void; disabled?: boolean; children: ReactNode }

/** An area that takes a dropped picture. Its users show a `PictureButton` beside it. */
export function PictureDrop({ onChoose, disabled = false, children }: Props) {
  const { t } = useTranslation()
  const choose = usePictureChoice(onChoose)
  return (
    <FileDrop hint={t('upload.drop')} disabled={disabled} onDrop={choose}>
      {children}
    </FileDrop>
  )
}
