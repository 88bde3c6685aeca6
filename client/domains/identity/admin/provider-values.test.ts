import { expect, it } from 'vitest'
import { NEW_PROVIDER, toInput, withProtocol } from './provider-values.ts'

it('sends lists without blanks, and a secret only when one was typed', () => {
  const values = { ...NEW_PROVIDER, monitorValues: ' staff , ,tutors', adminValues: '' }
  expect(toInput(values)).toMatchObject({ monitorValues: ['staff', 'tutors'], adminValues: [] })
  expect(toInput(values)).not.toHaveProperty('clientSecret')
  expect(toInput({ ...values, clientSecret: 's' })).toHaveProperty('clientSecret', 's')
})

it('fills in the address and the scopes of CTFtime', () => {
  expect(withProtocol({ ...NEW_PROVIDER, label: 'Ours' }, 'Ctftime')).toMatchObject({
    key: 'ctftime',
    label: 'Ours',
    issuer: 'https://oauth.ctftime.org',
    scopes: 'profile:read team:read',
  })
})
