import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation.ts'

const LONGEST_CODE = 40

/** Opens the page of the certificate that has the typed code. */
export function CertificateForm({ heading }: { heading?: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const typed = code.trim()
  return (
    <form
      className="h-panel h-panel-body h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(typed === '')
        if (typed) void navigate(`/verify/${encodeURIComponent(typed)}`)
      }}
    >
      {heading ? <h2>{heading}</h2> : null}
      <TextInput
        label={t('certificate.code')}
        description={t('certificate.codeHint')}
        styles={{ input: { fontFamily: 'var(--h-mono)' } }}
        placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
        error={isMissing ? t('certificate.codeRequired') : null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_CODE}
        value={code}
        onChange={(event) => {
          setMissing(false)
          setCode(event.currentTarget.value)
        }}
      />
      <div className="h-row" style={{ justifyContent: 'flex-end' }}>
        <Button type="submit" variant="filled" color="brand">
          {t('certificate.check')}
        </Button>
      </div>
    </form>
  )
}
