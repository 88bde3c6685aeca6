import { useTranslation } from '../i18n/useTranslation.ts'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AboutPageQuery } from '../__generated__/AboutPageQuery.graphql.ts'
import { CodeFlags } from '../components/flags/CodeFlags.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { listNames } from '../i18n/list-names.ts'
import type { PageProps } from '../relay/page-route.tsx'
import { formatDate } from '../time/formats.ts'
import { LIBRARIES } from './libraries.ts'
import styles from './AboutPage.module.css'

export function AboutPage({ queryRef }: PageProps<AboutPageQuery>) {
  const { t, i18n } = useTranslation()
  const { platform } = usePreloadedQuery<AboutPageQuery>(
    graphql`
      query AboutPageQuery @preloadable {
        platform {
          version
          builtAt
          apiLevel
        }
      }
    `,
    queryRef,
  )
  return (
    <div className="h-page">
      <PageTitle screen={t('about.title')} />
      <CodeFlags word="Halyard" tone="live" />
      <h1 className={styles.heading}>{t('about.name')}</h1>
      <p className="h-lede">{t('about.intro')}</p>
      <div className={styles.columns}>
        <section className="h-panel h-panel-body">
          <h2>{t('about.installation')}</h2>
          <dl className="h-facts">
            <dt>{t('about.version')}</dt>
            <dd className="h-num">{platform.version}</dd>
            <dt>{t('about.built')}</dt>
            <dd className="h-num">
              <time dateTime={platform.builtAt}>
                {formatDate(Date.parse(platform.builtAt), 'shortWithYear', i18n.language)}
              </time>
            </dd>
            <dt>{t('about.apiLevel')}</dt>
            <dd className="h-num">{platform.apiLevel}</dd>
          </dl>
        </section>
        <section className="h-panel h-panel-body">
          <h2>{t('about.tools')}</h2>
          <p className="h-dim">{t('about.toolsText')}</p>
          <ul className={styles.links}>
            <li>
              <a href="/graphql">{t('about.explorer')}</a>
            </li>
            <li>
              <a href="/api/docs">{t('about.reference')}</a>
            </li>
          </ul>
        </section>
      </div>
      <section className={`h-panel h-panel-body ${styles.licenses}`}>
        <h2>{t('about.licenses')}</h2>
        <p className="h-dim">{t('about.license')}</p>
        <dl className={styles.libraries}>
          {LIBRARIES.map(({ license, libraries }) => (
            <div key={license}>
              <dt>{license}</dt>
              <dd>
                {listNames(
                  libraries.map(({ name }) => name),
                  i18n.language,
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
