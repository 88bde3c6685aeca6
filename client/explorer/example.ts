export type Example = { query: string; variables: string }

/** The variables of an example as text. */
export const json = (variables: Record<string, unknown>) => JSON.stringify(variables, null, 2)

/** The id of the first game. */
export const exampleGameId = 'R2FtZTox'
