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
