import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Crop, Size } from './crop.ts'
import { CropView } from './CropView.tsx'
import { useCropGestures } from './useCropGestures.ts'
import styles from './Crop.module.css'

type Props = {
  url: string
  size: Size
  crop: Crop
  onChange: (change: (crop: Crop) => Crop) => void
  takesFocus: boolean
}

/** The crop area. Pointer, touch, wheel and keys move and zoom the picture behind it. */
export function CropArea({ url, size, crop, onChange, takesFocus }: Props) {
  const { t } = useTranslation()
  const helpId = useId()
  const area = useRef<HTMLDivElement>(null)
  const gestures = useCropGestures(area, size, onChange)
  // The picture loads after the dialog has opened, so the dialog cannot focus it.
  useEffect(() => {
    if (takesFocus) area.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div>
      {/* The role application makes screen readers pass the arrow keys on. */}
      <div
        ref={area}
        className={styles.area}
        role="application"
        tabIndex={0}
        aria-label={t('picture.area')}
        aria-describedby={helpId}
        {...gestures}
      >
        <CropView url={url} size={size} crop={crop} />
        <span className={styles.thirds} aria-hidden />
      </div>
      <p id={helpId} className={styles.help}>
        {t('picture.help')}
      </p>
    </div>
  )
}
