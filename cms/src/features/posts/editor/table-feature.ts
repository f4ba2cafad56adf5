import { EXPERIMENTAL_TableFeature } from '@payloadcms/richtext-lexical'
import { label } from '../../../panel/labels.ts'

type Table = ReturnType<typeof EXPERIMENTAL_TableFeature>

const name = label('table')
const sizes: Record<string, object> = { rows: label('tableRows'), columns: label('tableColumns') }

/** Payload's tables, called by their name in the panel's language: its own feature only knows English ones. */
export function tableFeature(): Table {
  const table = EXPERIMENTAL_TableFeature()
  const { feature } = table
  if (typeof feature !== 'function') throw new Error('Payload’s feature of tables is another than it was.')
  return {
    ...table,
    feature: async (context) => {
      const made = await feature(context)
      return {
        ...made,
        ClientFeature: '/features/posts/editor/NamedTables.ts#NamedTables',
        i18n: { en: { label: name.en }, he: { label: name.he } },
        generateSchemaMap: (given) => withNamedSizes(made.generateSchemaMap?.(given) ?? null),
      }
    },
  }
}

/** How many rows and columns a new table has is asked for in words of ours. */
function withNamedSizes<Schemas extends Map<string, unknown> | null>(schemas: Schemas): Schemas {
  const { fields = [] } = (schemas?.get('fields') ?? {}) as { fields?: { name?: string; label?: object }[] }
  for (const field of fields) field.label = sizes[field.name ?? ''] ?? field.label
  return schemas
}
