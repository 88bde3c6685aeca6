type Library = { name: string; from: string }

/** The libraries that Halyard ships, by license. `from` is the package that contains the license. */
export const LIBRARIES: readonly { license: string; spdx: string; libraries: readonly Library[] }[] = [
  {
    license: 'MIT',
    spdx: 'MIT',
    libraries: [
      { name: 'React', from: 'react' },
      { name: 'React Router', from: 'react-router' },
      { name: 'Relay', from: 'react-relay' },
      { name: 'Mantine', from: '@mantine/core' },
      { name: 'Tabler Icons', from: '@tabler/icons-react' },
      { name: 'TanStack Virtual', from: '@tanstack/react-virtual' },
      { name: 'Day.js', from: 'dayjs' },
      { name: 'marked', from: 'marked' },
      { name: 'KaTeX', from: 'katex' },
      { name: 'GraphiQL', from: 'graphiql' },
      { name: 'GraphQL.js', from: 'graphql' },
      { name: 'GraphQL Yoga', from: 'graphql-yoga' },
      { name: 'graphql-ws', from: 'graphql-ws' },
      { name: 'Fastify', from: 'fastify' },
      { name: 'Zod', from: 'zod' },
      { name: 'Graphile Worker', from: 'graphile-worker' },
      { name: 'Flydrive', from: 'flydrive' },
      { name: 'ioredis', from: 'ioredis' },
      { name: 'pino', from: 'pino' },
      { name: 'Vite', from: 'vite' },
    ],
  },
  {
    license: 'Apache 2.0',
    spdx: 'Apache-2.0',
    libraries: [
      { name: 'PDF.js', from: 'pdfjs-dist' },
      { name: 'DOMPurify', from: 'dompurify' },
      { name: 'Prisma', from: '@prisma/client' },
      { name: 'sharp', from: 'sharp' },
      { name: 'TypeScript', from: 'typescript' },
    ],
  },
  {
    license: 'ISC',
    spdx: 'ISC',
    libraries: [
      { name: 'Pothos', from: '@pothos/core' },
      { name: 'yaml', from: 'yaml' },
    ],
  },
  { license: 'MIT-0', spdx: 'MIT-0', libraries: [{ name: 'Nodemailer', from: 'nodemailer' }] },
  {
    license: 'SIL Open Font License 1.1',
    spdx: 'OFL-1.1',
    libraries: [
      { name: 'IBM Plex Sans', from: '@fontsource-variable/ibm-plex-sans' },
      { name: 'IBM Plex Mono', from: '@fontsource/ibm-plex-mono' },
    ],
  },
]
