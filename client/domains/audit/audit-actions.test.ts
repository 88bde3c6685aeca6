import { expect, test } from 'vitest'
import { auditActions } from '../../../server/domains/audit/audit-actions.ts'
import texts from '../../locales/en-US/admin/audit.json'
import { AUDIT_ACTIONS } from './audit-actions.ts'

test('the audit actions of the client are those that the server records', () => {
  expect([...AUDIT_ACTIONS]).toEqual(Object.keys(auditActions))
})

test.each(AUDIT_ACTIONS)('the audit action %s has a text', (action) => {
  const words = action
    .split('.')
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], texts.action)
  expect(words).toEqual(expect.stringMatching(/./))
})
