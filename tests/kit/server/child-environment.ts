/** The environment of a program that a test starts. With the compile cache, a server needs a third less time to start. */
export const childEnvironment = (own: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
  ...own,
})
