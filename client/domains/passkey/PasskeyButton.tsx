import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { Note } from '../../components/Note.tsx'

type Props = {
  label: string
  size: 'sm' | 'lg'
  /** Resolves to the reason of a refusal, or to null if the passkey was accepted. */
  onUse: () => Promise<string | null>
}

/** A button that asks for a passkey, with the reason below it if none was accepted. */
export function PasskeyButton({ label, size, onUse }: Props) {
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function run() {
    setRunning(true)
    setRefusal(null)
    const refused = await onUse()
    // After a log-in the page is left, so the button keeps its state.
    if (refused === null) return
    setRefusal(refused)
    setRunning(false)
  }

  return (
    <div className="h-stack">
      <Button
        size={size}
        fullWidth
        loading={isRunning}
        leftSection={<IconKey size={16} stroke={1.75} aria-hidden />}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {refusal ? (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      ) : null}
    </div>
  )
}
