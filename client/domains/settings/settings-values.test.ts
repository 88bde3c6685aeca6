import { expect, test } from 'vitest'
import { backupInput, isInRange, plainDomains, settingsInput, settingsValues } from './settings-values.ts'

const stored = {
  globalConfig: {
    title: 'Halyard',
    slogan: 'Hack for fun',
    description: null,
    footerInfo: undefined,
    customTheme: null,
  },
  accountPolicy: {
    allowRegister: true,
    activeOnRegister: true,
    useCaptcha: false,
    emailConfirmationRequired: false,
    emailDomainList: ' example.org, ,example.com',
  },
  containerPolicy: {
    autoDestroyOnLimitReached: false,
    defaultLifetimeMinutes: 120,
    extensionMinutes: 120,
    renewalWindowMinutes: 10,
  },
  mailPolicy: { linkLifetimeHours: 3 },
  backups: { schedule: 'Daily', time: '03:00', keep: 7, withCaptures: false },
}

test('the settings form has the stored values, and empty fields for missing ones', () => {
  expect(settingsValues(stored)).toMatchObject({
    title: 'Halyard',
    description: '',
    footerInfo: '',
    customTheme: '',
    emailDomains: ['example.org', 'example.com'],
    renewalWindowMinutes: 10,
    backupSchedule: 'Daily',
    backupKeep: 7,
  })
})

test('the settings input has only changed fields and sections', () => {
  expect(settingsInput({})).toEqual({})
  expect(settingsInput({ description: '', emailDomains: ['a.org', 'b.org'] })).toEqual({
    globalConfig: { description: '' },
    accountPolicy: { emailDomainList: 'a.org,b.org' },
  })
  expect(
    settingsInput({
      emailDomains: [],
      autoDestroyOnLimitReached: false,
      defaultLifetimeMinutes: 60,
      linkLifetimeHours: 6,
    }),
  ).toEqual({
    accountPolicy: { emailDomainList: '' },
    containerPolicy: { autoDestroyOnLimitReached: false, defaultLifetimeMinutes: 60 },
    mailPolicy: { linkLifetimeHours: 6 },
  })
})

test('the schedule of backups is sent only with changes of it', () => {
  expect(backupInput({ title: 'Harbor' })).toBe(null)
  expect(backupInput({ title: 'Harbor', backupSchedule: 'Hourly', backupCaptures: true })).toEqual({
    schedule: 'Hourly',
    withCaptures: true,
  })
})

test.each([
  ['defaultLifetimeMinutes', 1, true],
  ['defaultLifetimeMinutes', 7200, true],
  ['defaultLifetimeMinutes', 7201, false],
  ['renewalWindowMinutes', 361, false],
  ['renewalWindowMinutes', 0, false],
  ['linkLifetimeHours', 24, true],
  ['linkLifetimeHours', 25, false],
  ['extensionMinutes', null, false],
  ['extensionMinutes', 1.5, false],
] as const)('%s of %s is in its range: %s', (name, minutes, isValid) => {
  expect(isInRange(name, minutes)).toBe(isValid)
})

test('email domains are extracted from pasted text', () => {
  expect(plainDomains([' @example.org ', 'anna@example.org', '@', 'Example.org'])).toEqual([
    'example.org',
    'Example.org',
  ])
})
