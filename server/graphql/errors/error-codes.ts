import { englishText } from '../../i18n/translate.ts'
import { codeOfKey, errorKeys, issueKeys, type ErrorKey, type IssueKey } from '../../use-case/error-keys.ts'
import { builder } from '../builder.ts'

/** Codes that are not made from the key of a text. */
export const otherCodes = {
  BAD_REQUEST: 'The GraphQL request itself is invalid.',
  CURSOR_TOO_OLD:
    'The subscriber missed more than is delivered again. Reload the list and subscribe from a new cursor.',
  FELL_BEHIND: 'The subscriber read too slowly and missed events. Subscribe again and reload.',
  GRAPHQL_PARSE_FAILED: 'The document is not valid GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on the server. The error has been logged. Try again later.',
  INVALID_INPUT: 'Fields of the input break their rules.',
  OPERATION_TOO_LARGE: 'The document exceeds a limit on its size or its cost.',
  PERSISTED_QUERY_NOT_SUPPORTED:
    'The server does not know the hash of the operation. Send the text of the operation.',
  SERVER_STOPPING: 'The server is shutting down. Subscribe again in a moment.',
  UNAVAILABLE: 'The server is temporarily unavailable or busy. Try again in a moment.',
} as const

/** Values of an enumeration with one for each key; the English text of the key describes it. */
function valuesOf(keys: readonly (ErrorKey | IssueKey)[]): Record<string, { description: string }> {
  return Object.fromEntries(keys.map((key) => [codeOfKey(key), { description: englishText(key) }]))
}

const others = Object.entries(otherCodes).map(([code, description]) => [code, { description }] as const)

export const ErrorCode = builder.enumType('ErrorCode', {
  description:
    'The reason of an error: `code` of the type `Error`, and `extensions.code` in the `errors` of a response. A new version of the platform can add values. The description of a value is its message in English.',
  values: { ...valuesOf(errorKeys), ...Object.fromEntries(others) },
})

export const InputIssueCode = builder.enumType('InputIssueCode', {
  description:
    'The rule that a field of an input breaks. A new version of the platform can add values. The description of a value is its message in English.',
  values: valuesOf(issueKeys),
})
