import { postLimits } from '@cyberluach/api/posts'
import type { CollectionConfig } from 'payload'
import { editors, editorsField, publishers, wordsmiths } from '../access/predicates.ts'
import { onlyTexts } from '../panel/translator-access.ts'
import { beside, titleCell, translatorBar } from '../panel/custom-components.ts'
import { searchBothTitles } from '../panel/titles/titles.ts'
import { leaveEndpoint, onlyBegun } from '../features/posts/empty-drafts.ts'
import {
  auditPostChange,
  auditPostDeletion,
  setPostSlug,
  setPublishedAt,
  notePublicStatus,
  refuseUnreadyPost,
  schedulePost,
  unschedulePost,
} from '../features/posts/hooks.ts'
import { keepLock } from '../panel/locks/locks.ts'
import { announcePublished } from '../features/posts/planned/planned-post.ts'
import { publishHebrewEndpoint } from '../features/posts/publish-hebrew.ts'
import { postSlug, postTitle } from '../features/posts/post-checks.ts'
import { postEditor } from '../features/posts/post-editor.ts'
import { previewAddress } from '../features/posts/public-posts.ts'
import { notesOn } from '../features/translations/pairs.ts'
import { group, help, label, labels } from '../panel/labels.ts'
import { date, line, paragraph, ui } from '../panel/event-fields.ts'
import { optionalLink } from '../panel/validations.ts'

/** What a translator sees and does not change stands beside the texts. */
function aside(name?: Parameters<typeof help>[0]) {
  return {
    access: { update: editorsField },
    admin: { position: 'sidebar' as const, ...(name && { description: help(name) }) },
  }
}

const translations = notesOn('posts')

export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: labels('posts'),
  admin: {
    useAsTitle: 'title',
    group: group('blog'),
    defaultColumns: ['title', '_status', 'author', 'publishedAt'],
    preview: previewAddress,
    baseFilter: onlyBegun,
    components: {
      edit: {
        PublishButton: '/features/posts/planned/StatusCell.tsx#PublishPost',
        beforeDocumentControls: [
          ...translatorBar.edit.beforeDocumentControls,
          '/features/posts/planned/StatusCell.tsx#PlannedPost',
          '/features/posts/panel/PublicationNotice.tsx#LeaveEmpty',
        ],
      },
    },
  },
  versions: { maxPerDoc: 50, drafts: { autosave: { interval: 800, showSaveDraftButton: true } } },
  // Seconds since the last change: who leaves without saving keeps nobody out for long.
  lockDocuments: { duration: 120 },
  access: {
    read: wordsmiths,
    readVersions: wordsmiths,
    create: editors,
    update: publishers,
    delete: editors,
  },
  defaultSort: '-publishedAt',
  endpoints: [leaveEndpoint, publishHebrewEndpoint],
  hooks: {
    beforeOperation: [onlyTexts('title', 'excerpt', 'content'), searchBothTitles('posts')],
    beforeValidate: [setPostSlug],
    beforeChange: [refuseUnreadyPost, notePublicStatus, setPublishedAt, translations.beforeChange],
    afterChange: [auditPostChange, schedulePost, translations.afterChange, keepLock, announcePublished],
    afterDelete: [auditPostDeletion, unschedulePost, translations.afterDelete],
  },
  fields: [
    // Payload's own field of a collection with drafts, with a cell that knows of later dates.
    {
      name: '_status',
      type: 'select',
      label: label('status'),
      options: [],
      admin: { components: { Cell: '/features/posts/planned/StatusCell.tsx#StatusCell' } },
    },
    ui('publication', '/features/posts/planned/StatusCell.tsx#PublicationField'),
    line('title', {
      localized: true,
      maxLength: postLimits.title,
      validate: postTitle,
      admin: { description: help('postTitle'), components: { ...titleCell.components, ...beside.text } },
    }),
    paragraph('excerpt', {
      localized: true,
      maxLength: postLimits.excerpt,
      admin: { description: help('excerpt'), components: beside.textarea },
    }),
    {
      name: 'content',
      type: 'richText',
      localized: true,
      editor: postEditor,
      label: label('content'),
      admin: { components: { Field: '/features/posts/panel/ContentBeside.tsx#ContentBeside' } },
    },
    line('slug', {
      unique: true,
      validate: postSlug,
      hooks: { beforeDuplicate: [() => null] },
      ...aside('slug'),
    }),
    date('publishedAt', {
      index: true,
      access: { update: editorsField },
      admin: { position: 'sidebar', description: help('publishedAt'), date: { timeIntervals: 5 } },
    }),
    line('author', { maxLength: postLimits.author, defaultValue: ({ user }) => user?.username, ...aside() }),
    line('tags', { hasMany: true, maxRows: postLimits.tags, maxLength: postLimits.tag, ...aside('tags') }),
    { name: 'cover', type: 'upload', relationTo: 'media', label: label('cover'), ...aside() },
    line('coverImage', { validate: optionalLink, ...aside('coverImage') }),
  ],
}
