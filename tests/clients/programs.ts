type Program = {
  /** The file in `programs`, which runs last. */
  name: string
  packages: readonly string[]
  /** Commands before it, such as a generator. `BASE` in an argument is the address of the platform. */
  steps?: readonly (readonly string[])[]
}

export const programs: readonly Program[] = [
  {
    name: 'openapi-fetch',
    packages: ['openapi-fetch@0.17.0', 'openapi-typescript@7.13.0', 'typescript@5.9.3'],
    steps: [['npx', 'openapi-typescript', 'BASE/api/openapi.json', '--output', 'platform.ts']],
  },
  {
    name: 'orval',
    packages: ['orval@8.38.0', 'axios@1.21.1', 'typescript@5.9.3'],
    steps: [
      [
        'npx',
        'orval',
        '--input',
        'BASE/api/openapi-3.0.json',
        '--output',
        './client.ts',
        '--client',
        'axios',
      ],
    ],
  },
  {
    name: 'hey-api',
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    steps: [['npx', 'openapi-ts', '--input', 'BASE/api/openapi.json', '--output', 'client']],
  },
  {
    name: 'swagger-typescript-api',
    packages: ['swagger-typescript-api@13.13.0'],
    steps: [
      [
        'npx',
        'swagger-typescript-api',
        'generate',
        '--path',
        'BASE/api/openapi-3.0.json',
        '--output',
        'client',
        '--name',
        'client.ts',
      ],
    ],
  },
  {
    name: 'oazapfts',
    packages: ['oazapfts@7.5.0', '@oazapfts/runtime@1.2.0', 'typescript@5.9.3'],
    steps: [['npx', 'oazapfts', 'BASE/api/openapi-3.0.json', 'client.ts']],
  },
  {
    name: 'zodios',
    packages: ['openapi-zod-client@1.18.3', '@zodios/core@10.9.6', 'axios@1.21.1', 'zod@3.25.76'],
    steps: [['npx', 'openapi-zod-client', 'BASE/api/openapi-3.0.json', '--output', 'client.ts']],
  },
  {
    name: 'openapi-typescript-codegen',
    packages: ['openapi-typescript-codegen@0.31.0'],
    // Its reader of references refuses addresses on loopback, so it gets the document as a file.
    steps: [
      [
        'node',
        '--input-type=module',
        '--eval',
        "import { writeFileSync } from 'node:fs'; writeFileSync('openapi.json', await (await fetch('BASE/api/openapi-3.0.json')).text())",
      ],
      ['npx', 'openapi', '--input', 'openapi.json', '--output', 'client'],
    ],
  },
  { name: 'redocly', packages: ['@redocly/openapi-core@2.64.0'] },
  {
    name: 'graphcache',
    packages: ['@urql/core@6.0.3', '@urql/exchange-graphcache@9.0.2', 'graphql@16.15.0'],
  },
  {
    name: 'signalr',
    packages: ['3.1.31', '5.0.17', '7.0.14', '9.0.19'].map(
      (version) => `signalr-${version.charAt(0)}@npm:@microsoft/signalr@${version}`,
    ),
  },
]
