import type { ServerMetadata } from 'openid-client'
import { offeredMethods } from './client-authentication.ts'

/** The requirements of the provider's document that the platform does not meet, in the terms of the document. */
export function unmetNeeds(metadata: ServerMetadata): string[] {
  const { token_endpoint_auth_methods_supported: methods = [] } = metadata
  const isPublicClientAllowed = methods.includes('none')
  return [
    ...(offeredMethods(metadata).length > 0 || isPublicClientAllowed
      ? []
      : [`token_endpoint_auth_methods_supported: ${methods.join(', ')}`]),
    ...(metadata['require_signed_request_object'] === true ? ['require_signed_request_object'] : []),
    ...lacking(metadata, 'response_types_supported', 'code'),
    ...lacking(metadata, 'code_challenge_methods_supported', 'S256'),
  ].map((need) => need.slice(0, 200))
}

/** A list that is there and does not have the value. */
function lacking(metadata: ServerMetadata, name: string, value: string): string[] {
  const list = metadata[name]
  return Array.isArray(list) && !list.includes(value) ? [`${name}: ${list.join(', ')}`] : []
}
