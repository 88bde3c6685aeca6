import { Button } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql } from 'react-relay'
import type { CaptchaTestMutation } from '../../__generated__/CaptchaTestMutation.graphql.ts'
import { Note } from '../../components/Note.tsx'
import { useMutationResult, type MutationOutcome } from '../../relay/useMutationResult.ts'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { useCaptcha } from '../captcha/useCaptcha.ts'

type Payload = NonNullable<CaptchaTestMutation['response']['testCaptcha']>

// Imitates the server's response to a login that requires a captcha, so that the captcha is shown.
const captchaRequired: MutationOutcome<Payload> = {
  ok: false,
  fieldErrors: {},
  error: { code: 'CAPTCHA_REQUIRED', message: '' },
}

/** Tests the captcha as visitors see it, and shows whether the server accepts the answer. */
export function CaptchaTest() {
  const { t } = useTranslation()
  const captcha = useCaptcha('login')
  const [result, setResult] = useState<{ passed: boolean; text: string } | null>(null)
  const [testCaptcha, running] = useMutationResult<CaptchaTestMutation, 'testCaptcha'>(
    graphql`
      mutation CaptchaTestMutation($input: TestCaptchaInput!) {
        testCaptcha(input: $input) {
          __typename
          ... on TestCaptchaPayload {
            passed
          }
          ...useMutationResult_error @alias(as: "refusal")
        }
      }
    `,
    'testCaptcha',
    { toast: false },
  )

  async function check() {
    setResult(null)
    const outcome = await captcha.send((answer) =>
      answer === null
        ? Promise.resolve(captchaRequired)
        : testCaptcha({ variables: { input: { captcha: answer } } }),
    )
    if (!outcome) return
    if (outcome.ok) {
      const passed = outcome.payload.passed ?? false
      setResult({ passed, text: t(passed ? 'settings.captchaPassed' : 'settings.captchaRefused') })
      // An answer is valid once.
      captcha.retry()
    } else setResult({ passed: false, text: outcome.error.message })
  }

  return (
    <form
      className="h-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <CaptchaField captcha={captcha} />
      <Button
        type="submit"
        leftSection={<IconShieldCheck size={16} stroke={1.75} />}
        loading={running || captcha.isAwaited}
        style={{ justifySelf: 'start' }}
      >
        {t('settings.captchaTest')}
      </Button>
      {result ? (
        <Note tone={result.passed ? 'ok' : 'bad'} role="status">
          {result.text}
        </Note>
      ) : null}
    </form>
  )
}
