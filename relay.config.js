const config = {
  src: './client',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './client/__generated__',
  excludes: ['**/__generated__/**', '**/*.test.tsx'],
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noFutureProofEnums: true,
  customScalarTypes: { DateTime: 'string', Long: 'number', Upload: 'null' },
  persistConfig: { file: './client/relay/persisted-operations.json', algorithm: 'SHA256' },
}

// The compiler imports this file, the Babel plugin requires it: both get the bare object.
export { config as default, config as 'module.exports' }
