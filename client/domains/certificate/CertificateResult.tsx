import { graphql, useFragment } from 'react-relay'
import type { CertificateResult_result$key } from '../../__generated__/CertificateResult_result.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'

type Props = { heading: string; result: CertificateResult_result$key }

/** Rank, division and score of a team. */
export function CertificateResult({ heading, result: key }: Props) {
  const { t, i18n } = useTranslation()
  const { division, score, rank, teamCount, divisionRank, divisionTeamCount } = useFragment(
    graphql`
      fragment CertificateResult_result on CertificateResult {
        division
        score
        rank
        teamCount
        divisionRank
        divisionTeamCount
      }
    `,
    key,
  )
  const number = (value: number) => value.toLocaleString(i18n.language)
  const rankText = (value: number, count: number) =>
    t('certificate.place', { rank: number(value), count: number(count) })
  return (
    <section aria-label={heading}>
      <h3 style={{ marginBottom: 8 }}>{heading}</h3>
      <dl className="h-facts">
        {rank != null ? (
          <>
            <dt>{t('certificate.rank')}</dt>
            <dd className="h-num">{rankText(rank, teamCount)}</dd>
          </>
        ) : null}
        {division != null ? (
          <>
            <dt>{t('certificate.division')}</dt>
            <dd>{division}</dd>
          </>
        ) : null}
        {divisionRank != null && divisionTeamCount != null ? (
          <>
            <dt>{t('certificate.divisionRank')}</dt>
            <dd className="h-num">{rankText(divisionRank, divisionTeamCount)}</dd>
          </>
        ) : null}
        <dt>{t('certificate.score')}</dt>
        <dd className="h-num">{number(score)}</dd>
      </dl>
    </section>
  )
}
