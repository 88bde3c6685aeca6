import { graphql, useFragment } from 'react-relay'
import type { CertificateResult_result$key } from '../../__generated__/CertificateResult_result.graphql.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Certificate.module.css'

type Props = {
  heading: string
  /** Whether the heading is shown, as it must be beside another result. */
  isNamed: boolean
  result: CertificateResult_result$key
}

/** Rank, division and score of a team. */
export function CertificateResult({ heading, isNamed, result: key }: Props) {
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
  const figures = [
    rank == null ? null : { label: t('certificate.rank'), value: rankText(rank, teamCount) },
    division == null || divisionRank == null || divisionTeamCount == null
      ? null
      : { label: t('certificate.divisionRank'), value: rankText(divisionRank, divisionTeamCount) },
    { label: t('certificate.score'), value: number(score) },
  ].filter((figure) => figure !== null)
  return (
    <section aria-label={heading} className={styles.result}>
      {isNamed ? <h3>{heading}</h3> : null}
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dd className="h-score-big">{value}</dd>
            <dt className="h-label">{label}</dt>
          </div>
        ))}
      </dl>
      {division == null ? null : (
        <p className="h-label">
          {t('certificate.division')}: {division}
        </p>
      )}
    </section>
  )
}
