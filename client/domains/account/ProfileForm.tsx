import { userLimits } from '../../../rules/field-limits.ts'
import { TextInput, Textarea } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { ProfileForm_viewer$key } from '../../__generated__/ProfileForm_viewer.graphql.ts'
import { showSuccess } from '../../components/toasts.ts'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { useTextFields } from '../../forms/useTextFields.ts'
import { lengthProblem, phoneProblem, userNameProblem } from './account-rules.ts'
import { EmailField } from './mail/EmailField.tsx'
import { useUpdateProfile } from './useUpdateProfile.ts'
import styles from './ProfileForm.module.css'

/** The viewer's public profile, and the details that only organizers see. */
export function ProfileForm({ viewer: key }: { viewer: ProfileForm_viewer$key }) {
  const { t } = useTranslation()
  const viewer = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        userName
        email
        bio
        realName
        studentNumber
        phone
      }
    `,
    key,
  )
  const { userName, email, bio, realName, studentNumber } = viewer
  const phone = viewer.phone ?? ''
  const element = useRef<HTMLFormElement>(null)
  const [update, running] = useUpdateProfile()
  const form = useTextFields(
    { userName, bio, realName, studentNumber, phone },
    {
      userName: (value) => userNameProblem(t, value),
      bio: (value) => lengthProblem(t, value, userLimits.bio),
      realName: (value) => lengthProblem(t, value, userLimits.realName),
      studentNumber: (value) => lengthProblem(t, value, userLimits.studentNumber),
      phone: (value) => phoneProblem(t, value),
    },
  )
  const { changed, values } = form

  async function send() {
    const renamed = changed.includes('userName')
    // Null removes the phone number.
    const input = Object.fromEntries(changed.map((name) => [name, values[name] || null]))
    const outcome = await update({ variables: { input } })
    if (outcome.ok) {
      form.reset()
      showSuccess(t('account.profileSaved'), renamed ? t('account.renameText') : '')
    } else form.refuse(outcome.fieldErrors)
  }

  return (
    <form ref={element} className={`h-panel ${styles.form}`} onSubmit={form.submit(send)} noValidate>
      <div className="h-form-section">
        <h2 className={styles.heading}>{t('account.publicDetails')}</h2>
        <div className="h-grid-12">
          <div className="h-span-6">
            <TextInput
              {...form.field('userName')}
              label={t('account.userName')}
              autoComplete="username"
              spellCheck={false}
              required
              withAsterisk={false}
            />
          </div>
          <div className="h-span-12">
            <Textarea
              {...form.field('bio', t('account.bioHint', { max: userLimits.bio }))}
              label={t('account.bio')}
              autosize
              minRows={2}
              maxRows={4}
            />
          </div>
        </div>
      </div>
      <div className="h-form-section">
        <header className={styles.head}>
          <h2 className={styles.heading}>{t('account.ownDetails')}</h2>
          <p>{t('account.ownDetailsHint')}</p>
        </header>
        <div className="h-grid-12">
          <div className="h-span-6">
            <TextInput {...form.field('realName')} label={t('account.realName')} autoComplete="name" />
          </div>
          <div className="h-span-6">
            <EmailField email={email} />
          </div>
          <div className="h-span-6">
            <TextInput
              {...form.field('studentNumber')}
              label={t('account.studentNumber')}
              autoComplete="off"
            />
          </div>
          <div className="h-span-6">
            <TextInput {...form.field('phone')} label={t('account.phone')} type="tel" autoComplete="tel" />
          </div>
        </div>
      </div>
      {/* Enter saves from any field. */}
      <button type="submit" hidden>
        {t('action.save')}
      </button>
      <SaveBar
        count={changed.length}
        saving={running}
        onSave={() => element.current?.requestSubmit()}
        onDiscard={form.reset}
      />
    </form>
  )
}
