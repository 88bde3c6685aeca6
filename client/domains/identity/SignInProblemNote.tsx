import { Note } from '../../components/Note.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { SIGN_IN_PROBLEMS } from './sign-in-problems.ts'

/** Says why a sign-in with a provider failed. The code comes from the address, so unknown ones show nothing. */
export function SignInProblemNote({ code }: { code: string }) {
  const { t } = useTranslation()
  const problem = SIGN_IN_PROBLEMS.find((known) => known === code)
  if (!problem) return null
  return (
    <div style={{ marginTop: 16 }}>
      <Note tone="bad" role="alert">
        {t(`identity.problem.${problem}`)}
      </Note>
    </div>
  )
}
