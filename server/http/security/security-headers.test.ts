import { expect, it } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const scriptsOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src '))

it('allows scripts with the nonce, and those of a configured widget', () => {
  expect(scriptsOf(pagePolicy('abc'))).toBe("script-src 'strict-dynamic' 'nonce-abc'")
  const policy = pagePolicy('abc', ['https://widget.example'])
  expect(scriptsOf(policy)).toBe("script-src 'strict-dynamic' 'nonce-abc' https://widget.example")
})
