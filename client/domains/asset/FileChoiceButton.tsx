import { Button, FileButton, type ButtonProps } from '@mantine/core'
import { useRef } from 'react'

type Props = {
  label: string
  /** The media types and endings that the dialog of the browser offers. */
  accept?: string
  isMultiple?: boolean
  onChoose: (files: readonly File[]) => void
} & Pick<ButtonProps, 'size' | 'variant' | 'disabled' | 'loading' | 'leftSection' | 'fullWidth'>

/** The button that opens the file dialog of the browser. */
export function FileChoiceButton({ label, accept, isMultiple = false, onChoose, ...look }: Props) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      {...(accept ? { accept } : {})}
      multiple={isMultiple}
      resetRef={reset}
      onChange={(chosen) => {
        // A browser reports no change when the same path is chosen again, although the file can have changed.
        reset.current?.()
        const files = Array.isArray(chosen) ? chosen : chosen ? [chosen] : []
        if (files.length > 0) onChoose(files)
      }}
    >
      {(props) => (
        <Button {...props} {...look}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
