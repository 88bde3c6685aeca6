import { expect, it } from 'vitest'
import { NEW_PROVIDER, toInput, withProtocol } from './provider-values.ts'

it('the input has lists without empty items, and a secret only if one was typed', () => {
  const values = { ...NEW_PROVIDER, monitorValues: ' staff , ,tutors', adminValues: '' }
  expect(toInput(values)).toMatchObject({ monitorValues: ['staff', 'tutors'], adminValues: [] })
  expect(toInput(values)).not.toHaveProperty('clientSecret')
  expect(toInput({ ...values, clientSecret: 's' })).toHaveProperty('clientSecret', 's')
})

it('the protocol CTFtime fills in its address and scopes, and keeps a typed label', () => {
  expect(withProtocol({ ...NEW_PROVIDER, label: 'Ours' }, 'Ctftime')).toMatchObject({
    key: 'ctftime',
    label: 'Ours',
    issuer: 'https://oauth.ctftime.org',
    scopes: 'profile:read team:read',
  })
})
