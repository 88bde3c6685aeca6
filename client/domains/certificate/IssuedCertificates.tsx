import { graphql, usePaginationFragment } from 'react-relay'
import type { IssuedCertificates_game$key } from '../../__generated__/IssuedCertificates_game.graphql.ts'
import type { IssuedCertificatesMoreQuery } from '../../__generated__/IssuedCertificatesMoreQuery.graphql.ts'
import { LoadMoreFooter } from '../../components/states/LoadMoreFooter.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { IssuedCertificate } from './IssuedCertificate.tsx'

const PAGE = 20

/** The certificates that were issued for a game, newest first. */
export function IssuedCertificates({ game: key }: { game: IssuedCertificates_game$key }) {
  const { t } = useTranslation()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    IssuedCertificatesMoreQuery,
    IssuedCertificates_game$key
  >(
    graphql`
      fragment IssuedCertificates_game on Game
      @refetchable(queryName: "IssuedCertificatesMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        certificates(first: $count, after: $cursor) @connection(key: "IssuedCertificates_certificates") {
          edges {
            node {
              id
              ...IssuedCertificate_certificate
            }
          }
        }
      }
    `,
    key,
  )
  const certificates = data.certificates?.edges.map(({ node }) => node) ?? []
  if (certificates.length === 0) return null
  return (
    <section className="h-panel" aria-labelledby="issued-certificates">
      <div className="h-panel-head">
        <h3 id="issued-certificates">{t('certificate.issuedList')}</h3>
      </div>
      <div className="h-panel-body h-stack">
        <ul className="h-stack" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {certificates.map((certificate) => (
            <IssuedCertificate key={certificate.id} certificate={certificate} />
          ))}
        </ul>
        <LoadMoreFooter hasNext={hasNext} isLoading={isLoadingNext} loadNext={loadNext} count={PAGE} />
      </div>
    </section>
  )
}
