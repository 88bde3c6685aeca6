import { expect, it } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const scriptsOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src '))

it('lets scripts run by their nonce, and from the origins of a widget that is configured', () => {
  expect(scriptsOf(pagePolicy('abc'))).toBe("script-src 'strict-dynamic' 'nonce-abc'")
  const policy = pagePolicy('abc', ['https://widget.example'])
  expect(scriptsOf(policy)).toBe("script-src 'strict-dynamic' 'nonce-abc' https://widget.example")
})
