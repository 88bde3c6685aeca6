import { cropPlacement, type Crop, type Size } from './crop.ts'
import styles from './Crop.module.css'

type Props = { url: string; size: Size; crop: Crop }

/** Shows the crop of a picture in the size of its container. */
export function CropView({ url, size, crop }: Props) {
  const placed = cropPlacement(crop, size)
  const share = (value: number) => `${value * 100}%`
  return (
    <img
      className={styles.picture}
      src={url}
      alt=""
      draggable={false}
      style={{
        left: share(placed.left),
        top: share(placed.top),
        width: share(placed.width),
        height: share(placed.height),
      }}
    />
  )
}
