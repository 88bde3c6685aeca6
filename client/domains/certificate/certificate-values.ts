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

/** The names of the fields in the input of `setCertificates`. */
const INPUT_NAMES = {
  certificateRule: 'rule',
  certificateTeamLimit: 'teamLimit',
  certificateText: 'text',
  certificateSignature: 'signature',
} as const

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
  const names = new Map<string, string>(Object.entries(INPUT_NAMES).map(([field, name]) => [name, field]))
  return Object.fromEntries(Object.entries(errors).map(([name, text]) => [names.get(name) ?? name, text]))
}
