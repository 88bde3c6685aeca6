import { Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router'
import type { PostForm_post$key } from '../../__generated__/PostForm_post.graphql.ts'
import { MarkdownEditor } from '../../components/markdown/MarkdownEditor.tsx'
import { useFormRefresh } from '../../forms/useFormRefresh.ts'
import { DraftForm } from '../../forms/DraftForm.tsx'
import { skipUnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useDraft } from '../../forms/useDraft.ts'
import { useDraftForm } from '../../forms/useDraftForm.ts'
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
        id
        databaseId
        title
        summary
        content
        tags
        isPinned
        revision
      }
    `,
    key,
  )
  const stored = useMemo(() => {
    if (!post) return NEW_POST
    const { title, summary, content, tags, isPinned } = post
    return { title, summary, content, tags: [...tags], isPinned }
  }, [post])
  const draft = useDraft(stored, `post:${post?.databaseId ?? 'new'}`)
  const { values, set } = draft
  const shown = useDeferredValue(values)
  const [create, creating] = useCreatePost()
  const [update, updating] = useUpdatePost()

  const trimmed = values.title.trim()
  const titleError = trimmed
    ? trimmed.length > TITLE_LENGTH
      ? t('post.titleLong', { max: TITLE_LENGTH })
      : null
    : draft.changeCount > 0
      ? t('post.titleRequired')
      : null

  async function send(changes: Partial<typeof values>) {
    if (post)
      return update({ variables: { input: { postId: post.id, revision: post.revision, ...changes } } })
    const outcome = await create({ variables: { input: values } })
    if (outcome.ok) {
      const id = outcome.payload.post?.databaseId
      await navigate(id ? `/posts/${id}` : '/posts', { replace: true, state: skipUnsavedGuard })
    }
    return outcome
  }
  const refresh = useFormRefresh(
    graphql`
      query PostFormRefreshQuery($id: ID!) {
        post(id: $id) {
          ...PostForm_post
        }
      }
    `,
    post?.id ?? '',
  )
  const form = useDraftForm({
    draft,
    ...(post ? { refresh } : {}),
    problems: titleError ? { title: titleError } : {},
    saving: creating || updating,
    saved: t(post ? 'post.saved' : 'post.published'),
    onSend: send,
  })
  const { errors } = form

  return (
    <div className={styles.columns}>
      <DraftForm
        label={t('post.form')}
        labels={{
          title: t('post.title'),
          summary: t('post.summary'),
          content: t('post.content'),
          tags: t('post.tags'),
          isPinned: t('post.pinLabel'),
        }}
        form={form}
        className={styles.form ?? ''}
        {...(post ? {} : { saveLabel: t('post.publish') })}
      >
        <div className={`h-form-section ${styles.fields}`}>
          <TextInput
            label={t('post.title')}
            value={values.title}
            onChange={(event) => set('title', event.currentTarget.value)}
            description={t('post.titleHint', { max: TITLE_LENGTH })}
            error={errors['title']}
            autoComplete="off"
            data-autofocus={post ? undefined : true}
          />
          <Textarea
            label={t('post.summary')}
            value={values.summary}
            onChange={(event) => set('summary', event.currentTarget.value)}
            description={t('post.summaryHint')}
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
            isPreviewBeside
          />
        </div>
      </DraftForm>
      <PostPreview {...shown} />
    </div>
  )
}
