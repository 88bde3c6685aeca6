import { expect, it } from 'vitest'
import { targetPath } from './target-path.ts'

it.each([
  ['/api/config?a=b', '/api/config'],
  ['/%61pi/config', '/api/config'],
  ['http://elsewhere.test/api/config?x', '/api/config'],
  ['HTTPS://elsewhere.test:80/%61pi', '/api'],
  ['http://elsewhere.test', '/'],
  ['http://elsewhere.test?a=/api', '/'],
  ['/api%2Fconfig', '/api%2Fconfig'],
  ['/api/%zz', '/api/%zz'],
  ['//api/config', '/api/config'],
  ['http://elsewhere.test//api/config', '/api/config'],
  ['*', '*'],
])('%s is %s', (target, path) => {
  expect(targetPath(target)).toBe(path)
})
