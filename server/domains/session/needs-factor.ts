import { staffFactorKey } from '../platform/sign-in-policy.ts'

/**
 * SQL: whether session `s` of user `u` lacks the second factor that the platform requires for the user's role. The
 * session then has the rights of a player.
 */
export const needsFactor = `(u.role IN ('Monitor', 'Admin') AND NOT s.is_strong
  AND EXISTS (SELECT FROM setting WHERE key = '${staffFactorKey}' AND value = 'True'))`
