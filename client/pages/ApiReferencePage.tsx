import { Button, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { HeldMarkdown } from '../components/markdown/Markdown.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { TextSkeleton } from '../components/states/Skeletons.tsx'
import { SearchField } from '../components/controls/SearchField.tsx'
import { OperationDetails } from '../reference/OperationDetails.tsx'
import { groupId, OperationIndex } from '../reference/OperationIndex.tsx'
import { readReference, searchReference, type OpenApi } from '../reference/read-reference.ts'
import styles from '../reference/reference.module.css'

/** The REST API reference, rendered from the server's OpenAPI document. */
export function ApiReferencePage() {
  const { t } = useTranslation()
  const openApi = useLoaderData<OpenApi>()
  const isPhone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false })
  const [reference] = useState(() => readReference(openApi))
  const [search, setSearch] = useState('')
  const [address] = useSearchParams()
  const chosen = address.get('operation')
  const operation = reference.groups.flatMap(({ operations }) => operations).find(({ id }) => id === chosen)
  const found = searchReference(reference.groups, search)
  return (
    <div className="h-page">
      <PageTitle
        screen={operation?.summary ?? t('reference.title')}
        breadcrumbs={operation ? [{ label: t('reference.title'), to: '/api/docs' }] : []}
      />
      <Suspense fallback={<TextSkeleton lines={8} />}>
        <div className={styles.columns} data-open={operation ? '' : undefined}>
          <div className={styles.index}>
            <SearchField value={search} onChange={setSearch} label={t('reference.search')} width="100%" />
            <div className={`h-phone ${styles.jump}`}>
              <Select
                aria-label={t('reference.jump')}
                placeholder={t('reference.jump')}
                data={found.map(({ name }) => name)}
                value={null}
                onChange={(name) => name && document.getElementById(groupId(name))?.scrollIntoView()}
              />
            </div>
            <p className="h-label" role="status">
              {found.length === 0 ? t('reference.nothingFound') : ''}
            </p>
            <OperationIndex groups={found} chosen={chosen} addressOf={(id) => `/api/docs?operation=${id}`} />
          </div>
          <div className={styles.content}>
            {operation ? (
              <>
                <div className="h-phone">
                  <Button
                    component={Link}
                    to="/api/docs"
                    variant="subtle"
                    leftSection={<IconArrowLeft size={16} stroke={1.75} />}
                  >
                    {t('reference.all')}
                  </Button>
                </div>
                <OperationDetails key={operation.id} operation={operation} reference={reference} />
              </>
            ) : (
              <>
                <h1>{t('reference.title')}</h1>
                <p className="h-dim">{t('reference.level', { version: reference.version })}</p>
                <div className={styles.ways}>
                  <a href="/api/openapi.json">{t('reference.document')}</a>
                  <a href="/api/openapi-3.0.json">{t('reference.document30')}</a>
                  <a href="/graphql">{t('about.explorer')}</a>
                </div>
                {/* On phones the list of operations is below this text, so both appear together. */}
                {isPhone ? (
                  <details className={styles.intro}>
                    <summary>{t('reference.introduction')}</summary>
                    <HeldMarkdown source={reference.description} />
                  </details>
                ) : (
                  <HeldMarkdown source={reference.description} />
                )}
              </>
            )}
          </div>
        </div>
      </Suspense>
    </div>
  )
}
