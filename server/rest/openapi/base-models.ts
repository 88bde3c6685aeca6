import type { JsonSchema } from './json-schema.ts'

/** Models that others extend in the published document of API level 1.2.6. Generated clients import them by name. */
const bases = {
  FormattableDataOfEventType: { extendedBy: 'GameEvent', members: ['type', 'values'] },
  FormattableDataOfNoticeType: { extendedBy: 'GameNotice', members: ['type', 'values'] },
  ModelWithCaptcha: { extendedBy: 'RecoveryModel', members: ['challenge'] },
}

/** The schemas of the bases, with the members of a model that extends them. */
export function baseModels(named: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(bases).map(([name, { extendedBy, members }]) => {
      const { properties = {}, required = [] } = named[extendedBy] as {
        properties?: Record<string, JsonSchema>
        required?: string[]
      }
      const kept = Object.fromEntries(members.map((member) => [member, properties[member]]))
      const needed = required.filter((member) => members.includes(member))
      return [name, { type: 'object', properties: kept, ...(needed.length > 0 && { required: needed }) }]
    }),
  )
}
