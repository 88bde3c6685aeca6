import type { ButtonProps } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { FileChoiceButton } from './FileChoiceButton.tsx'
import { usePictureChoice } from './usePictureChoice.ts'

type Props = { label: string; onChoose: (file: File) => void } & Pick<
  ButtonProps,
  'size' | 'variant' | 'disabled'
>

/** A button that opens the file dialog of the browser for a picture. */
export function PictureButton({ label, onChoose, ...look }: Props) {
  return (
    <FileChoiceButton
      {...look}
      label={label}
      accept="image/*"
      leftSection={<IconPhoto size={16} stroke={1.75} />}
      onChoose={usePictureChoice(onChoose)}
    />
  )
}
