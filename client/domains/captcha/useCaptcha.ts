import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { useCaptchaConfiguredQuery } from '../../__generated__/useCaptchaConfiguredQuery.graphql.ts'
import type { useCaptchaQuery } from '../../__generated__/useCaptchaQuery.graphql.ts'
import { createCaptchaGate, type CaptchaKind } from './captcha-gate.ts'
import { createPowTask } from './pow-task.ts'
import { createTurnstileTask } from './turnstile-task.ts'
import { useCreatePowChallenge } from './useCreatePowChallenge.ts'

/**
 * The captcha of one form, if the platform requires one. The form shows it in a `CaptchaField` and is sent by its
 * `send`. `action` is the name of the form for Turnstile.
 */
export function useCaptcha(action: 'login' | 'register' | 'recovery') {
  const { i18n } = useTranslation()
  const environment = useRelayEnvironment()
  const fetchChallenge = useCreatePowChallenge()
  // Already loaded with the client configuration.
  const { captcha } = useLazyLoadQuery<useCaptchaQuery>(
    graphql`
      query useCaptchaQuery {
        captcha {
          type
          siteKey
        }
      }
    `,
    {},
  )
  const [{ gate, mountWidget }] = useState(() => {
    const { promise: container, resolve } = Promise.withResolvers<HTMLElement>()
    const gate = createCaptchaGate({
      kind: captcha,
      async fetchConfigured() {
        const query = graphql`
          query useCaptchaConfiguredQuery {
            captcha(evenIfOff: true) {
              type
              siteKey
            }
          }
        `
        const found = fetchQuery<useCaptchaConfiguredQuery>(environment, query, {})
        return (await found.toPromise())?.captcha ?? null
      },
      createTask({ type, siteKey }: CaptchaKind) {
        if (type === 'HashPow') return createPowTask({ fetchChallenge })
        if (type === 'None') return null
        const language = i18n.language
        return createTurnstileTask({ siteKey, action, language, container: () => container })
      },
    })
    const mountWidget = (element: HTMLElement | null) => {
      if (element) resolve(element)
    }
    return { gate, mountWidget }
  })
  const view = useSyncExternalStore(gate.subscribe, gate.view)
  useEffect(() => gate.stop, [gate])
  return { ...view, touch: gate.touch, retry: gate.retry, send: gate.send, mountWidget }
}

export type Captcha = ReturnType<typeof useCaptcha>
