import { Modal } from '@mantine/core'
import { useTranslation } from '../i18n/useTranslation.ts'
import { useOpenOnMount } from '../components/panels/useOpenOnMount.ts'
import { closePalette, usePalette } from './palette-items.ts'
import { PaletteSearch } from './PaletteSearch.tsx'
import { useActionItems } from './useActionItems.tsx'
import { useLoadedItems } from './useLoadedItems.ts'
import { usePageItems } from './usePageItems.ts'

/** Opens a page, a game or a challenge, or runs an action. */
export function CommandPalette() {
  const { t } = useTranslation()
  const { opened } = usePalette()
  const [isMounted] = useOpenOnMount()
  useLoadedItems()
  usePageItems()
  const languageWarning = useActionItems()
  return (
    <>
      {languageWarning}
      <Modal
        opened={opened && isMounted}
        onClose={closePalette}
        withCloseButton={false}
        centered={false}
        yOffset="12vh"
        size={560}
        padding={0}
        attributes={{ content: { 'aria-label': t('palette.label') } }}
      >
        <PaletteSearch />
      </Modal>
    </>
  )
}
