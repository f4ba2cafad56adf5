import { slugOf } from '@cyberluach/core/text/identifiers'
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { admins, staff } from '../access/predicates.ts'
import { group, help, label, labels } from '../panel/labels.ts'
import { line, tick } from '../panel/event-fields.ts'
import { textIn } from '../panel/text-in.ts'
import { optionalLink, slug, title } from '../panel/validations.ts'

/** A series that has no address yet gets one from its name. */
const nameAddress: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data || textIn(data.slug ?? originalDoc?.slug) || req.locale === 'he') return data
  const name = textIn(data.name)
  return name ? { ...data, slug: slugOf(name, 'series').replace(/^post-/, '') } : data
}

/** What several events are editions of: its page links them, and expects the next one of those that are held each year. */
export const Series: CollectionConfig = {
  slug: 'series',
  dbName: 'series',
  labels: labels('series'),
  admin: {
    useAsTitle: 'name',
    group: group('calendar'),
    defaultColumns: ['name', 'slug', 'isYearly'],
    listSearchableFields: ['name', 'slug'],
    description: help('series'),
  },
  access: { read: staff, create: admins, update: admins, delete: admins },
  defaultSort: 'slug',
  hooks: { beforeValidate: [nameAddress] },
  fields: [
    line('name', { localized: true, label: label('seriesName'), validate: title }),
    line('slug', {
      required: true,
      unique: true,
      validate: slug,
      admin: { description: help('seriesSlug') },
    }),
    line('url', { validate: optionalLink, label: label('seriesUrl') }),
    tick('isYearly', { admin: { description: help('isYearly') } }),
  ],
}
