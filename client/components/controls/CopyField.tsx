import { ActionIcon, Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { Tip } from '../Tip.tsx'
import styles from './CopyField.module.css'

/** Copies to the clipboard, also on pages without TLS. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    area.style.position = 'fixed'
    area.style.opacity = '0'
    document.body.append(area)
    area.select()
    const copied = document.execCommand('copy')
    area.remove()
    return copied
  }
}

type CopyButtonProps = {
  value: string
  label?: string
  /** Shows the label beside the icon. */
  hasText?: boolean
}

export function CopyButton({ value, label, hasText = false }: CopyButtonProps) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  const name = copied ? t('action.copied') : (label ?? t('action.copy'))
  const Icon = copied ? IconCheck : IconCopy
  const icon = <Icon size={16} stroke={1.75} />
  const copy = () => void copyText(value).then(setCopied)
  if (hasText) {
    return (
      <Button size="xs" leftSection={icon} onClick={copy}>
        {name}
      </Button>
    )
  }
  return (
    <Tip label={name}>
      <ActionIcon size={28} aria-label={name} onClick={copy}>
        {icon}
      </ActionIcon>
    </Tip>
  )
}

type CopyFieldProps = {
  value: string
  label: string
  /** A long value takes several lines instead of being cut. */
  wraps?: boolean
}

/** A value in monospace with its copy button. */
export function CopyField({ value, label, wraps = false }: CopyFieldProps) {
  return (
    <div className={styles.field} data-wraps={wraps || undefined} role="group" aria-label={label}>
      <span className={styles.value} title={value}>
        {value}
      </span>
      <CopyButton value={value} />
    </div>
  )
}
