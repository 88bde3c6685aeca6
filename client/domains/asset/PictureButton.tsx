import { Button, FileButton, type ButtonProps } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'
import { usePictureChoice } from './usePictureChoice.ts'

type Props = { label: string; onChoose: (file: File) => void } & Pick<
  ButtonProps,
  'size' | 'variant' | 'disabled'
>

/** A button that opens the file dialog of the browser for a picture. */
export function PictureButton({ label, onChoose, ...look }: Props) {
  const reset = useRef<() => void>(null)
  const choose = usePictureChoice(onChoose)
  return (
    <FileButton
      accept="image/*"
      resetRef={reset}
      onChange={(file) => {
        // Allows the user to choose the same file again.
        reset.current?.()
        if (file) choose([file])
      }}
    >
      {(props) => (
        <Button {...props} {...look} leftSection={<IconPhoto size={16} stroke={1.75} />}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
