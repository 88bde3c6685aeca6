import { Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import type { PostForm_post$key } from '../../__generated__/PostForm_post.graphql.ts'
import { MarkdownEditor } from '../../components/MarkdownEditor.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { leavingForGood } from '../../forms/UnsavedGuard.tsx'
import { useDraft } from '../../forms/useDraft.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'
import { PostPreview } from './PostPreview.tsx'
import { useCreatePost } from './useCreatePost.ts'
import { useUpdatePost } from './useUpdatePost.ts'
import styles from './PostForm.module.css'

const TITLE_LENGTH = 50
const NEW_POST = { title: '', summary: '', content: '', tags: [] as string[], isPinned: false }

/** The form of a new or existing post with a preview. */
export function PostForm({ post: key }: { post: PostForm_post$key | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const post = useFragment(
    graphql`
      fragment PostForm_post on Post {
        databaseId
        title
        summary
        content
        tags
        isPinned
      }
    `,
    key,
  )
  const stored = useMemo(() => {
    if (!post) return NEW_POST
    const { title, summary, content, tags, isPinned } = post
    return { title, summary, content, tags: [...tags], isPinned }
  }, [post])
  const draft = useDraft(stored)
  const { values, set } = draft
  const shown = useDeferredValue(values)
  const [create, creating] = useCreatePost()
  const [update, updating] = useUpdatePost()
  const [errors, setErrors] = useState<FieldErrors>({})

  function problem(): string | null {
    if (!values.title.trim()) return t('post.titleRequired')
    return values.title.trim().length > TITLE_LENGTH ? t('post.titleLong', { max: TITLE_LENGTH }) : null
  }

  async function save() {
    const wrong = problem()
    setErrors(wrong ? { title: wrong } : {})
    if (wrong) return
    if (post) {
      const sent = draft.changes
      const outcome = await update({ variables: { input: { postId: post.databaseId, ...sent } } })
      if (!outcome.ok) return setErrors(outcome.fieldErrors)
      draft.settle(sent)
      showSuccess(t('post.saved'))
    } else {
      const outcome = await create({ variables: { input: values } })
      if (!outcome.ok) return setErrors(outcome.fieldErrors)
      showSuccess(t('post.published'))
      const id = outcome.payload.post?.databaseId
      await navigate(id ? `/posts/${id}` : '/posts', { replace: true, state: leavingForGood })
    }
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (draft.changeCount > 0 && !creating && !updating) void save()
  }

  return (
    <div className={styles.columns}>
      <form className={`h-panel ${styles.form}`} onSubmit={submit} noValidate>
        <div className={`h-form-section ${styles.fields}`}>
          <TextInput
            label={t('post.title')}
            value={values.title}
            onChange={(event) => set('title', event.currentTarget.value)}
            description={t('post.titleHint', { max: TITLE_LENGTH })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={errors['title'] ?? errors['']}
            autoComplete="off"
            data-autofocus={post ? undefined : true}
          />
          <Textarea
            label={t('post.summary')}
            value={values.summary}
            onChange={(event) => set('summary', event.currentTarget.value)}
            description={t('post.summaryHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={errors['summary']}
            autosize
            minRows={2}
            maxRows={5}
          />
          <TagsInput
            label={t('post.tags')}
            value={values.tags}
            onChange={(tags) => set('tags', tags)}
            description={t('post.tagsHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={errors['tags']}
            splitChars={[',']}
          />
          <Switch
            label={t('post.pinLabel')}
            description={t('post.pinHint')}
            checked={values.isPinned}
            onChange={(event) => set('isPinned', event.currentTarget.checked)}
          />
          <MarkdownEditor
            label={t('post.content')}
            value={values.content}
            onChange={(content) => set('content', content)}
            error={errors['content']}
            minRows={16}
          />
        </div>
        <SaveBar
          count={draft.changeCount}
          saving={creating || updating}
          onSave={() => void save()}
          onDiscard={() => {
            draft.discard()
            setErrors({})
          }}
          {...(post ? {} : { saveLabel: t('post.publish') })}
        />
      </form>
      <PostPreview {...shown} />
    </div>
  )
}
