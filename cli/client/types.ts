import type { initGraphQLTada, ResultOf, VariablesOf } from 'gql.tada'
import type { SchemaTypes } from './__generated__/schema.ts'

type Graphql = initGraphQLTada<{
  introspection: SchemaTypes
  disableMasking: true
  scalars: { DateTime: string; Long: number; Upload: Blob }
}>
// The first overload of the function accepts only texts of a cache that is not in use. A member of the type `any` passes.
// oxlint-disable-next-line typescript/no-explicit-any
type DocumentIn<Holder extends { text: any }> = ReturnType<typeof typedGraphql<Holder['text'], []>>
declare const typedGraphql: Graphql

/** The data that a document returns. */
export type Data<Text extends string> = ResultOf<DocumentIn<{ text: Text }>>
/** The variables that a document takes. */
export type Variables<Text extends string> = VariablesOf<DocumentIn<{ text: Text }>>

type Types = SchemaTypes['types']
type MutationName = keyof Types['Mutation']['fields']
/** The mutations that take an input, which are nearly all. */
export type MutationField = {
  [Name in MutationName]: `${Capitalize<Name>}Input` extends keyof Types ? Name : never
}[MutationName]

type InputDocument<Field extends string> = `mutation ($input: ${Capitalize<Field>}Input!) { __typename }`
/** The input of a mutation. */
export type InputOf<Field extends MutationField> =
  Variables<InputDocument<Field>> extends { input: infer Input } ? Readable<Input> : never
/** The type with lists that need not be writable. */
type Readable<Value> = Value extends Blob
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Readable<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Readable<Value[Key]> }
      : Value

type MutationDocument<
  Field extends string,
  Selection extends string,
> = `mutation ($input: ${Capitalize<Field>}Input!) { result: ${Field}(input: $input) { ... on ${Capitalize<Field>}Payload { ${Selection} } } }`
/** The selected members of the payload of a mutation. */
export type Payload<Field extends MutationField, Selection extends string> =
  Data<MutationDocument<Field, Selection>> extends { result: infer Result }
    ? Extract<Result, { __typename?: `${Capitalize<Field>}Payload` }>
    : never

type BoardDocument<Selection extends string> =
  `query ($gameId: Int!, $asPublic: Boolean) { game: gameByDatabaseId(databaseId: $gameId) { id title scoreboard(asPublic: $asPublic) { seq ${Selection} } } }`
type ChangeDocument<Selection extends string> =
  `subscription ($gameId: ID!, $after: Long, $asPublic: Boolean) { change: scoreboardChanged(gameId: $gameId, after: $after, asPublic: $asPublic) { previousSeq seq reset { __typename } ${Selection} } }`

/** The selected members of a scoreboard, and its version as `seq`. */
export type BoardOf<Selection extends string> =
  Data<BoardDocument<Selection>> extends { game: infer Game }
    ? NonNullable<Game> extends { scoreboard: infer Board }
      ? NonNullable<Board>
      : never
    : never
/** The selected members of a change of the scoreboard. */
export type ChangeOf<Selection extends string> =
  Data<ChangeDocument<Selection>> extends { change: infer Change } ? Change : never
