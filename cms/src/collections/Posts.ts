import type { CollectionConfig } from 'payload'
import { editorsField } from '../access/editors-field.ts'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { auditPostChange, auditPostDeletion } from '../hooks/audit-posts.ts'
import { setPostSlug, setPublishedAt } from '../hooks/complete-post.ts'
import { postEditor } from '../posts/post-editor.ts'
import { group, label, labels } from './labels.ts'
import { optionalLink, title } from './validations.ts'

/** What a translator sees and does not change. */
const fact = { access: { update: editorsField } }

export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: labels('posts'),
  admin: {
    useAsTitle: 'title',
    group: group('blog'),
    defaultColumns: ['title', '_status', 'author', 'publishedAt'],
  },
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800 } } },
  access: { read: staff, create: editors, update: staff, delete: editors },
  defaultSort: '-publishedAt',
  hooks: {
    beforeValidate: [setPostSlug],
    beforeChange: [setPublishedAt],
    afterChange: [auditPostChange],
    afterDelete: [auditPostDeletion],
  },
  fields: [
    { name: 'title', type: 'text', localized: true, label: label('title'), validate: title },
    { name: 'excerpt', type: 'textarea', localized: true, label: label('excerpt') },
    { name: 'content', type: 'richText', localized: true, editor: postEditor, label: label('content') },
    { name: 'slug', type: 'text', required: true, unique: true, label: label('slug'), ...fact },
    { name: 'coverImage', type: 'text', validate: optionalLink, label: label('coverImage'), ...fact },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      label: label('cover'),
      ...fact,
    },
    { name: 'author', type: 'text', label: label('author'), ...fact },
    { name: 'tags', type: 'text', hasMany: true, label: label('tags'), ...fact },
    { name: 'publishedAt', type: 'date', index: true, label: label('publishedAt'), ...fact },
  ],
}
