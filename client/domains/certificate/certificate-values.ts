import type {
  CertificateRule,
  SetCertificatesInput,
} from '../../__generated__/useSetCertificatesMutation.graphql.ts'
import type { FieldErrors } from '../../relay/useMutationResult.ts'

/** The settings of the certificates of a game, as the form of the game holds them. */
export type CertificateValues = {
  certificateRule: CertificateRule
  certificateTeamLimit: number
  certificateText: string
  certificateSignature: string
}

/** The fields of the form by their names in the input of `setCertificates`. */
const FIELDS: Readonly<Record<string, keyof CertificateValues>> = {
  rule: 'certificateRule',
  teamLimit: 'certificateTeamLimit',
  text: 'certificateText',
  signature: 'certificateSignature',
}

/** Separates the changes of the certificates from those of the game. */
export function splitCertificates<Changes extends Partial<CertificateValues>>(changes: Changes) {
  const { certificateRule, certificateTeamLimit, certificateText, certificateSignature, ...others } = changes
  const own = [certificateRule, certificateTeamLimit, certificateText, certificateSignature]
  return { others, hasCertificates: own.some((value) => value !== undefined) }
}

/** The input of `setCertificates`, which takes all settings together. */
export function certificatesInput(gameId: string, values: CertificateValues): SetCertificatesInput {
  return {
    gameId,
    rule: values.certificateRule,
    teamLimit: values.certificateTeamLimit,
    text: values.certificateText,
    signature: values.certificateSignature,
  }
}

/** The errors of `setCertificates` by the fields of the form. */
export function certificateErrors(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [FIELDS[name] ?? name, text]))
}
