import { z } from 'zod'
import { documentNames, specOf } from './documents.ts'
import { packageManifest, packageVersion } from './package-format.ts'

/** The JSON Schema of a package: of its manifest, and of one line of each document. */
export function packageSchema() {
  const shapes = [
    ['manifest.json', packageManifest] as const,
    ...documentNames.map((name) => [name, specOf(name).shape] as const),
  ]
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Halyard game package, version ${packageVersion}`,
    description:
      'Each property is a document of the package; its schema is that of one line of the document.',
    type: 'object',
    properties: Object.fromEntries(
      shapes.map(([name, shape]) => {
        const { $schema: _$schema, ...schema } = z.toJSONSchema(shape, { io: 'input' })
        return [name, schema]
      }),
    ),
    additionalProperties: false,
  }
}
