import { expect, it } from 'vitest'
import { signInProblems } from '../../../server/domains/identity/sign-in-problem.ts'
import { SIGN_IN_PROBLEMS } from './sign-in-problems.ts'

it('the client knows the sign-in problems of the server', () => {
  expect([...SIGN_IN_PROBLEMS]).toEqual([...signInProblems])
})
