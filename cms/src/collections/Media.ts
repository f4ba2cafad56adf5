import type { CollectionConfig } from 'payload'
import { editors, wordsmiths } from '../access/predicates.ts'
import { onlyTexts } from '../panel/translator-access.ts'
import { databasePool } from '../platform/database/pool.ts'
import { pictureTypes } from '../features/media/picture.ts'
import { servePicture } from '../features/media/serve-picture.ts'
import {
  keepBytes,
  mediaAddress,
  setPictureFacts,
  showPublicAddress,
  takeUpload,
  announceDeletedPicture,
  announcePicture,
} from '../features/media/hooks.ts'
import { bothLanguages, otherTextsField, translatorBar } from '../panel/custom-components.ts'
import { inOtherLanguage } from '../panel/other-language/other-texts.ts'
import { notesOn } from '../features/translations/pairs.ts'
import { group, help, labels } from '../panel/labels.ts'
import { line } from '../panel/event-fields.ts'

const texts = inOtherLanguage('media_locales', ['alt'])
const translations = notesOn('media')

/** Pictures for posts. Their bytes are kept in the database, re-encoded (`media_files`); no file is ever written. */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: labels('media'),
  admin: {
    useAsTitle: 'filename',
    group: group('blog'),
    defaultColumns: ['filename', 'alt', 'createdAt'],
    listSearchableFields: ['filename', 'alt'],
    description: help('media'),
    components: translatorBar,
  },
  access: { read: wordsmiths, create: editors, update: wordsmiths, delete: editors },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  upload: {
    disableLocalStorage: true,
    mimeTypes: Object.values(pictureTypes),
    adminThumbnail: ({ doc }) => (typeof doc.filename === 'string' ? mediaAddress(doc.filename) : null),
    crop: false,
    focalPoint: false,
    pasteURL: false,
    displayPreview: true,
    handlers: [(req, { params }) => servePicture(databasePool(), params.filename, req as Request)],
  },
  hooks: {
    beforeOperation: [onlyTexts('alt', otherTextsField), takeUpload],
    beforeChange: [setPictureFacts, translations.beforeChange],
    afterChange: [keepBytes, texts.write, translations.afterChange, announcePicture],
    afterDelete: [translations.afterDelete, announceDeletedPicture],
    afterRead: [showPublicAddress],
  },
  fields: [
    line('alt', { localized: true, admin: { description: help('alt'), components: bothLanguages.text } }),
    texts.field,
  ],
}
