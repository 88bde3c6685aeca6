import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation.ts'

const LONGEST_CODE = 40

/** Opens the page of the certificate that has the typed code. */
export function CertificateForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const typed = code.trim()
  return (
    <form
      className="h-panel h-panel-body h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed) void navigate(`/verify/${encodeURIComponent(typed)}`)
      }}
    >
      <TextInput
        label={t('certificate.code')}
        description={t('certificate.codeHint')}
        styles={{ input: { fontFamily: 'var(--h-mono)' } }}
        placeholder="7ZQ4M-0KD3V-HX9TB-52WCN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_CODE}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button type="submit" variant="filled" color="brand" disabled={typed === ''}>
          {t('certificate.check')}
        </Button>
      </div>
    </form>
  )
}
