import { userLimits } from '../../../rules/field-limits.ts'
import { Button, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import type { UserForm_user$key } from '../../__generated__/UserForm_user.graphql.ts'
import { ChangedNote } from '../../forms/ChangedNote.tsx'
import { useFormRefresh } from '../../forms/useFormRefresh.ts'
import { useDraft } from '../../forms/useDraft.ts'
import { useDraftForm } from '../../forms/useDraftForm.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import { useViewer } from '../../session/viewer.ts'
import { emailProblem, lengthProblem, phoneProblem, userNameProblem } from '../account/account-rules.ts'
import { useUpdateUser } from './useUpdateUser.ts'
import styles from './UserDrawer.module.css'

type Props = { user: UserForm_user$key; onChangeCount: (count: number) => void }

export function UserForm({ user: key, onChangeCount }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const user = useFragment(
    graphql`
      fragment UserForm_user on User {
        id
        databaseId
        userName
        email
        emailConfirmed
        role
        realName
        studentNumber
        phone
        bio
        revision
      }
    `,
    key,
  )
  const draft = useDraft({
    userName: user.userName,
    email: user.email ?? '',
    emailConfirmed: user.emailConfirmed ?? false,
    role: user.role,
    realName: user.realName ?? '',
    studentNumber: user.studentNumber ?? '',
    phone: user.phone ?? '',
    bio: user.bio,
  })
  const { values, changes, changeCount, set } = draft
  const [updateUser, running] = useUpdateUser()
  useEffect(() => onChangeCount(changeCount), [changeCount, onChangeCount])

  const isSelf = viewer?.id === user.databaseId
  const isBanned = user.role === 'Banned'
  const isMailChanged = changes.email !== undefined
  const found: Record<string, string | null> = {
    userName: userNameProblem(t, values.userName),
    email: emailProblem(t, values.email),
    phone: phoneProblem(t, values.phone),
    realName: lengthProblem(t, values.realName, userLimits.realName),
    studentNumber: lengthProblem(t, values.studentNumber, userLimits.studentNumber),
    bio: lengthProblem(t, values.bio, userLimits.bio),
  }
  // Only changed fields are checked, because stored values can be older than the rules.
  const problems = Object.fromEntries(
    Object.entries(found).filter(([name, problem]) => problem && name in changes),
  ) as FieldErrors
  const isWrong = Object.keys(problems).length > 0
  const refresh = useFormRefresh(
    graphql`
      query UserFormRefreshQuery($id: ID!) {
        user: node(id: $id) {
          ...UserForm_user @alias(as: "form")
        }
      }
    `,
    user.id,
  )
  const { errors, save, discard } = useDraftForm({
    draft,
    refresh,
    problems,
    saving: running,
    saved: t('users.saved', { name: values.userName }),
    onSend({ phone, ...rest }) {
      const input = {
        userId: user.id,
        revision: user.revision,
        ...rest,
        // Null removes the phone number.
        ...(phone === undefined ? {} : { phone: phone || null }),
        // The server marks a new address as unconfirmed unless the same request confirms it.
        ...(rest.email === undefined ? {} : { emailConfirmed: values.emailConfirmed }),
      }
      return updateUser({ variables: { input } })
    },
  })

  const labels = {
    userName: t('users.userName'),
    email: t('users.email'),
    emailConfirmed: t('users.mailConfirmed'),
    role: t('users.role'),
    realName: t('users.realName'),
    studentNumber: t('users.studentNumber'),
    phone: t('users.phone'),
    bio: t('users.bio'),
  }
  const text = (name: 'userName' | 'email' | 'realName' | 'studentNumber' | 'phone' | 'bio') => ({
    label: labels[name],
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    error: errors[name],
  })

  return (
    <form
      aria-label={t('users.form', { name: user.userName })}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {running ? null : <ChangedNote draft={draft} labels={labels} />}
      <div className="h-grid-12">
        <TextInput className="h-span-6" {...text('userName')} autoComplete="off" />
        <Select
          className="h-span-6"
          label={t('users.role')}
          description={isSelf ? t('users.ownRole') : isBanned ? t('users.bannedRole') : t('users.roleHint')}
          data={(isBanned ? (['Banned'] as const) : (['User', 'Monitor', 'Admin'] as const)).map((role) => ({
            value: role,
            label: t(`role.${role}`),
          }))}
          value={values.role}
          onChange={(role) => (role ? set('role', role as typeof user.role) : undefined)}
          allowDeselect={false}
          disabled={isSelf || isBanned}
          error={errors['role']}
        />
        <TextInput
          className="h-span-12"
          {...text('email')}
          type="email"
          autoComplete="off"
          description={isMailChanged ? t('users.mailChange') : undefined}
        />
        <Switch
          className="h-span-12"
          label={t('users.mailConfirmed')}
          description={t('users.mailConfirmedHint')}
          checked={values.emailConfirmed}
          onChange={(event) => set('emailConfirmed', event.currentTarget.checked)}
        />
        <TextInput className="h-span-6" {...text('realName')} autoComplete="off" />
        <TextInput className="h-span-6" {...text('studentNumber')} autoComplete="off" />
        <TextInput className="h-span-6" {...text('phone')} type="tel" autoComplete="off" />
        <Textarea className="h-span-12" {...text('bio')} autosize minRows={2} />
      </div>
      {errors[''] ? (
        <p role="alert" className="h-label">
          {errors['']}
        </p>
      ) : null}
      <div className={styles.actions}>
        {changeCount > 0 ? (
          <Button variant="subtle" disabled={running} onClick={discard}>
            {t('action.discard')}
          </Button>
        ) : null}
        <Button type="submit" variant="filled" disabled={changeCount === 0 || isWrong} loading={running}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  )
}
