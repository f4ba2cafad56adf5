import { pictureLimits } from '@cyberluach/core/text/pictures'
import { isWebLink } from '@cyberluach/core/text/links'
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
  EXPERIMENTAL_TableFeature,
} from '@payloadcms/richtext-lexical'
import type { Block, Field, PayloadRequest, TextField } from 'payload'
import { help, label, problem } from '../../panel/labels.ts'
import { isPostLink } from './html/clean-html.ts'
import { headingTags } from './html/markup.ts'

const codeBlock: Block = {
  slug: 'code',
  labels: { singular: label('code'), plural: label('code') },
  fields: [
    { name: 'language', type: 'text', label: label('language') },
    // Payload's own field for code fetches its editor from another site.
    {
      name: 'code',
      type: 'textarea',
      label: label('code'),
      admin: { rows: 8, rtl: false, className: 'code-text' },
    },
  ],
}

const imageBlock: Block = {
  slug: 'image',
  labels: { singular: label('imageByLink'), plural: label('imageByLink') },
  fields: [
    { name: 'src', type: 'text', required: true, validate: imageLink, label: label('src') },
    { name: 'alt', type: 'text', label: label('alt') },
    { name: 'title', type: 'text', label: label('linkTitle') },
    { name: 'width', type: 'number', min: 1, max: 10_000, label: label('width') },
    { name: 'height', type: 'number', min: 1, max: 10_000, label: label('height') },
  ],
}

/** What a picture shows is said with the picture; here stands what is said of it in this place alone. */
const pictureFields: Field[] = [
  { name: 'caption', type: 'text', maxLength: 300, label: label('caption') },
  {
    name: 'alt',
    type: 'text',
    maxLength: pictureLimits.alt,
    label: label('alt'),
    admin: { description: help('altHere') },
  },
]

function imageLink(value: unknown, { req }: { req: PayloadRequest }): true | string {
  return (typeof value === 'string' && isWebLink(value)) || problem(req, 'link')
}

/** Payload rewrites a link that it takes for none (`http://localhost`): here it is kept as it is, or refused. */
function linkField(field: object): Field {
  const { hooks: _, ...others } = field as TextField
  return { ...others, validate: postLink } as TextField
}

function postLink(value: unknown, { req }: { req: PayloadRequest }): true | string {
  return (typeof value === 'string' && isPostLink(value)) || problem(req, 'link')
}

/**
 * The editor of posts has what HTML can carry and nothing else: no alignment, no links to documents. So what an editor
 * writes here, the dashboard's form keeps.
 */
export const postEditor = lexicalEditor({
  features: () => [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: [...headingTags] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => [
        ...defaultFields.map((field) => ('name' in field && field.name === 'url' ? linkField(field) : field)),
        { name: 'title', type: 'text', label: label('linkTitle') },
      ],
    }),
    OrderedListFeature(),
    UnorderedListFeature(),
    IndentFeature({ disabledNodes: ['paragraph', 'heading', 'quote'], disableTabNode: true }),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    tableFeature(),
    BlocksFeature({ blocks: [codeBlock], inlineBlocks: [imageBlock] }),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: pictureFields } } }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

type Table = ReturnType<typeof EXPERIMENTAL_TableFeature>

const name = label('table')
const sizes: Record<string, object> = { rows: label('tableRows'), columns: label('tableColumns') }

/** Payload's tables, called by their name in the panel's language: its own feature only knows English ones. */
function tableFeature(): Table {
  const table = EXPERIMENTAL_TableFeature()
  const { feature } = table
  if (typeof feature !== 'function') throw new Error('Payload’s feature of tables is another than it was.')
  return {
    ...table,
    feature: async (context) => {
      const made = await feature(context)
      return {
        ...made,
        ClientFeature: '/features/posts/editor/NamedTables.tsx#NamedTables',
        i18n: { en: { label: name.en }, he: { label: name.he } },
        generateSchemaMap: (schema) => withNamedSizes(made.generateSchemaMap?.(schema) ?? null),
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
