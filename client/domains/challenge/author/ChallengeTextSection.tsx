import { TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { MarkdownEditor } from '../../../components/markdown/MarkdownEditor.tsx'
import { CategorySelect } from './CategorySelect.tsx'
import type { ChallengeSectionProps } from './challenge-values.ts'
import type { ChallengeType } from '../../../../rules/challenge-types.ts'
import styles from './ChallengeEditor.module.css'

type Props = ChallengeSectionProps & { type: ChallengeType }

export function ChallengeTextSection({ draft: { values, set }, errors, type }: Props) {
  const { t } = useTranslation()
  return (
    <div className="h-form-section">
      <h3>{t('navigation.overview')}</h3>
      <div className="h-grid-12">
        <TextInput
          className="h-span-6"
          label={t('adminChallenge.title')}
          value={values.title}
          onChange={(event) => set('title', event.currentTarget.value)}
          error={errors['title']}
        />
        <CategorySelect
          className="h-span-3"
          label={t('adminChallenge.category')}
          value={values.category}
          onChange={(category) => set('category', category)}
          error={errors['category']}
        />
        <TextInput
          className={`h-span-3 ${styles.fixed}`}
          label={t('adminChallenge.type')}
          title={t('adminChallenge.typeFixed')}
          value={t(`challengeType.${type}`)}
          disabled
          rightSection={<IconLock size={14} stroke={1.75} aria-hidden />}
        />
        <div className="h-span-12">
          <MarkdownEditor
            label={t('adminChallenge.content')}
            minRows={6}
            value={values.content}
            onChange={(content) => set('content', content)}
            error={errors['content']}
          />
        </div>
      </div>
    </div>
  )
}
