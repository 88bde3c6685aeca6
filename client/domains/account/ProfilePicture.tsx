import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useRevalidator } from 'react-router'
import { UserAvatar } from '../../components/Avatar.tsx'
import { lazyDialog } from '../../components/panels/lazy-dialog.ts'
import { showSuccess } from '../../components/toasts.ts'
import { PictureButton } from '../asset/PictureButton.tsx'
import { PictureDrop } from '../asset/PictureDrop.tsx'

const CropDialog = lazyDialog(() =>
  import('../asset/crop/CropDialog.tsx').then((module) => module.CropDialog),
)

type Props = {
  name: string
  url: string | null
  /** The user's name, shown beside the picture. */
  children: ReactNode
}

/** The viewer's picture, with a button to change it. */
export function ProfilePicture({ name, url, children }: Props) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)

  function finish() {
    setFile(null)
    showSuccess(t('picture.stored'))
    void revalidate()
  }

  return (
    <>
      <PictureDrop onChoose={setFile}>
        <UserAvatar name={name} url={url} size={64} />
      </PictureDrop>
      <div className="h-grow">{children}</div>
      <PictureButton size="xs" label={t('picture.change')} onChoose={setFile} />
      <CropDialog
        opened={file !== null}
        file={file}
        onChoose={setFile}
        onClose={() => setFile(null)}
        title={t('picture.ofUser')}
        url="/api/account/avatar"
        onStored={finish}
      />
    </>
  )
}
