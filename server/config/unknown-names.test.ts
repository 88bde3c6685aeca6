import { expect, it } from 'vitest'
import { findUnknownNames } from './unknown-names.ts'

const known = ['HALYARD_PUBLIC_URL', 'HALYARD_PUBLIC_ENTRY', 'HALYARD_DATA_DIR', 'HALYARD_LOG_LEVEL']

it.each([
  ['HALYARD_PUBLC_URL', 'did you mean HALYARD_PUBLIC_URL?'],
  ['HALYARD_DATA_DIRECTORY', 'docs/operators/configuration.md lists the names'],
  ['HALYARD_DATADIR', 'did you mean HALYARD_DATA_DIR?'],
  ['HALYARD_LOGLEVEL', 'did you mean HALYARD_LOG_LEVEL?'],
  ['HALYARD_SOMETHING_ELSE', 'docs/operators/configuration.md lists the names'],
])('%s is no setting: %s', (name, advice) => {
  expect(findUnknownNames({ [name]: 'x' }, known)).toEqual([`${name}: there is no such setting; ${advice}`])
})

it('ignores variables of other programs', () => {
  const others = {
    HALYARD_URL: 'http://localhost:8080',
    HALYARD_TOKEN: 'hly_x',
    HALYARD_SERVICE_HOST: '10.0.0.7',
    HALYARD_SERVICE_PORT_HTTP: '8080',
    HALYARD_PORT: 'tcp://10.0.0.7:8080',
    HALYARD_PORT_8080_TCP_ADDR: '10.0.0.7',
    PUBLIC_URL: 'x',
  }
  expect(findUnknownNames(others, known)).toEqual([])
  expect(findUnknownNames({ HALYARD_PORT: '8080' }, known)).toHaveLength(1)
})
