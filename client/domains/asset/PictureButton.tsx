import { Button, FileButton, type ButtonProps } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useRef } from 'react'

type Props = { label: string; onChoose: (file: File) => void } & Pick<
  ButtonProps,
  'size' | 'variant' | 'disabled'
>

/** Asks the browser for a picture. */
export function PictureButton({ label, onChoose, ...look }: Props) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      accept="image/*"
      resetRef={reset}
      onChange={(file) => {
        // The same file can be chosen again.
        reset.current?.()
        if (file) onChoose(file)
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
