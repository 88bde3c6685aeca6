export type Example = { query: string; variables: string }

/** The variables of an example as text. */
export const json = (variables: Record<string, unknown>) => JSON.stringify(variables, null, 2)

/** The global id of the game with the number 1. */
export const exampleGameId = 'R2FtZTox'
