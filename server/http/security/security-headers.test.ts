import { expect, it } from 'vitest'
import { pagePolicy } from './security-headers.ts'

const scriptsOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src '))

it('allows scripts with the nonce, and those of a configured widget', () => {
  expect(scriptsOf(pagePolicy('abc'))).toBe("script-src 'strict-dynamic' 'nonce-abc'")
  const policy = pagePolicy('abc', { scriptOrigins: ['https://widget.example'] })
  expect(scriptsOf(policy)).toBe("script-src 'strict-dynamic' 'nonce-abc' https://widget.example")
})

it('allows frames of the own site, and of the named sites', () => {
  const framesOf = (policy: string) => policy.split('; ').find((part) => part.startsWith('frame-ancestors '))
  expect(framesOf(pagePolicy('abc'))).toBe("frame-ancestors 'self'")
  const policy = pagePolicy('abc', { frameOrigins: ['https://club.example', 'https://*.ctf.example'] })
  expect(framesOf(policy)).toBe("frame-ancestors 'self' https://club.example https://*.ctf.example")
})
