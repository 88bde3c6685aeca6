import { ActionIcon, Slider } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { CropArea } from './CropArea.tsx'
import { ZOOM_STEP } from './crop-keys.ts'
import { MAX_ZOOM, sizeOf, zoomCrop, type Crop } from './crop.ts'
import { CropView } from './CropView.tsx'
import type { Picture } from '../usePicture.ts'
import styles from './Crop.module.css'

type Props = {
  picture: Picture
  crop: Crop
  onChange: (change: (crop: Crop) => Crop) => void
  /** The picture is uploaded uncropped and cropped when it is shown. */
  isUncropped: boolean
}

const PREVIEW_SIDES_PX = [64, 32, 16]

/** The crop area with zoom, and previews at the sizes in use. */
export function CropEditor({ picture, crop, onChange, isUncropped }: Props) {
  const { t, i18n } = useTranslation()
  const { url, image } = picture
  const size = sizeOf(image)
  const zoomBy = (factor: number) => onChange((before) => zoomCrop(before, size, factor))
  const spoken = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(crop.zoom)
  return (
    <div className={styles.editor}>
      {isUncropped ? (
        <img className={styles.uncropped} src={url} alt={t('picture.area')} />
      ) : (
        <div className="h-stack" style={{ gap: 12 }}>
          <CropArea
            url={url}
            size={size}
            crop={crop}
            onChange={onChange}
            takesFocus={picture.file.type !== 'image/gif'}
          />
          <div className={styles.zoom}>
            <ActionIcon
              aria-label={t('picture.zoomOut')}
              disabled={crop.zoom <= 1}
              onClick={() => zoomBy(1 / ZOOM_STEP)}
            >
              <IconMinus size={16} stroke={1.75} />
            </ActionIcon>
            <Slider
              className={styles.slider ?? ''}
              // Equal steps of the slider zoom by equal factors.
              value={Math.log(crop.zoom) / Math.log(MAX_ZOOM)}
              onChange={(share) =>
                onChange((before) => zoomCrop(before, size, MAX_ZOOM ** share / before.zoom))
              }
              min={0}
              max={1}
              step={0.01}
              size={4}
              thumbSize={16}
              label={null}
              thumbLabel={t('picture.zoom')}
              thumbProps={{ 'aria-valuetext': spoken }}
            />
            <ActionIcon
              aria-label={t('picture.zoomIn')}
              disabled={crop.zoom >= MAX_ZOOM}
              onClick={() => zoomBy(ZOOM_STEP)}
            >
              <IconPlus size={16} stroke={1.75} />
            </ActionIcon>
          </div>
        </div>
      )}
      <div className={styles.previews} aria-hidden>
        <span className="h-label">{t('picture.samples')}</span>
        {PREVIEW_SIDES_PX.map((side) => (
          <div key={side} className={styles.preview} style={{ '--side': `${side}px` }}>
            {isUncropped ? (
              <img className={styles.uncropped} src={url} alt="" />
            ) : (
              <CropView url={url} size={size} crop={crop} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
