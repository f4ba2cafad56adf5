import { messagesFor } from '@cyberluach/i18n/messages'
import { panelEnglish, panelHebrew } from '@cyberluach/i18n/payload-texts'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { en } from '@payloadcms/translations/languages/en'
import { he } from '@payloadcms/translations/languages/he'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { AuditEntries } from './collections/AuditEntries.ts'
import { Digests } from './collections/Digests.ts'
import { Events } from './collections/Events.ts'
import { FaqGroups } from './collections/FaqGroups.ts'
import { localeLabel, namedLocales, speakHebrewInEditor } from './panel/labels.ts'
import { Mails } from './collections/Mails.ts'
import { Media } from './collections/Media.ts'
import { Posts } from './collections/Posts.ts'
import { SearchNames } from './collections/SearchNames.ts'
import { Series } from './collections/Series.ts'
import { Sources } from './collections/Sources.ts'
import { Submissions } from './collections/Submissions.ts'
import { Subscribers } from './collections/Subscribers.ts'
import { Texts } from './collections/Texts.ts'
import { Users } from './collections/Users.ts'
import { unparsed } from './platform/configuration.ts'
import { databaseAdapter } from './platform/database/adapter.ts'
import { MailSettings } from './collections/MailSettings.ts'
import { withEmptyList, withDocumentControls, bySiteClock } from './panel/custom-components.ts'
import { panelApi } from './panel/panel-call.ts'
import { releaseLockEndpoint, nameLockOwners } from './panel/locks/locks.ts'
import { answerDatabaseUnavailable, answerSessionEnded, nameInvalidFields } from './panel/errors.ts'
import { loggerOptions } from './platform/logger.ts'
import { noMail } from './features/mail/no-mail.ts'
import { personalDataEndpoints } from './features/personal-data/endpoints.ts'
import { securityEndpoints } from './features/users/second-factor/panel/endpoints.ts'
import { sessionEndpoints } from './features/users/sessions/panel/endpoints.ts'
import { confirmEndpoint, nextEndpoint } from './features/translations/endpoints.ts'

const folder = dirname(fileURLToPath(import.meta.url))

const { brand } = messagesFor('en').common

/** Where a document's JSON is read is of no use to those who write. */
function withoutApiTab<T extends { admin?: object }>(place: T): T {
  return { ...place, admin: { ...place.admin, hideAPIURL: true } }
}

export default buildConfig({
  secret: unparsed.secret(),
  telemetry: false,
  logger: { options: loggerOptions },
  db: databaseAdapter(),
  email: noMail,
  editor: lexicalEditor(),
  collections: [
    Events,
    Series,
    SearchNames,
    Sources,
    Submissions,
    Posts,
    Media,
    Texts,
    FaqGroups,
    Subscribers,
    Digests,
    Mails,
    Users,
    AuditEntries,
  ]
    .map(withoutApiTab)
    .map(withEmptyList)
    .map(withDocumentControls)
    .map(bySiteClock),
  globals: [MailSettings].map(withoutApiTab),
  hooks: { afterError: [nameInvalidFields, answerSessionEnded, answerDatabaseUnavailable] },
  sharp,
  endpoints: [
    ...personalDataEndpoints,
    ...securityEndpoints,
    ...sessionEndpoints,
    confirmEndpoint,
    nextEndpoint,
    releaseLockEndpoint,
  ],
  routes: { api: panelApi, admin: '/admin' },
  graphQL: { disable: true },
  i18n: {
    supportedLanguages: { en, he },
    fallbackLanguage: 'he',
    translations: { en: panelEnglish, he: panelHebrew },
  },
  localization: {
    locales: [
      { code: 'en', label: localeLabel('en') },
      { code: 'he', label: localeLabel('he'), rtl: true },
    ],
    defaultLocale: 'en',
    fallback: true,
    filterAvailableLocales: namedLocales,
  },
  admin: {
    user: Users.slug,
    routes: { login: '/sign-in', inactivity: '/sign-in' },
    // Payload's own way asks another site for a picture, by a hash of the person's address.
    avatar: 'default',
    dateFormat: 'PP, HH:mm',
    meta: {
      // A tab names the site in the reader’s language (`panel-titles.ts`).
      titleSuffix: '',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      defaultOGImageType: 'off',
      openGraph: { title: brand, siteName: brand, description: '' },
    },
    importMap: { baseDir: folder },
    components: {
      graphics: {
        Logo: '/panel/look/PanelLogo.tsx#PanelLogo',
        Icon: '/panel/look/PanelLogo.tsx#PanelIcon',
      },
      providers: ['/features/users/panel/PanelSession.tsx#PanelSession'],
      header: ['/dashboard/frame/PanelBar.tsx#PanelBar'],
      logout: { Button: '/features/users/panel/PanelSession.tsx#LogoutButton' },
      beforeNavLinks: [
        '/panel/look/OpenNav.tsx#OpenNav',
        '/features/translations/TranslationsLink.tsx#TranslationsLink',
      ],
      afterNavLinks: [
        '/features/personal-data/PersonalDataView.tsx#PersonalDataLink',
        '/features/users/second-factor/panel/SecurityView.tsx#SecurityLink',
      ],
      views: {
        dashboard: { Component: '/features/home/HomeView.tsx#HomeView' },
        personalData: {
          Component: '/features/personal-data/PersonalDataView.tsx#PersonalDataView',
          path: '/personal-data',
          exact: true,
        },
        security: {
          Component: '/features/users/second-factor/panel/SecurityView.tsx#SecurityView',
          path: '/security',
          exact: true,
        },
        translations: {
          Component: '/features/translations/TranslationsView.tsx#TranslationsView',
          path: '/translations',
          exact: true,
        },
        moderation: {
          Component: '/dashboard/DashboardView.tsx#DashboardView',
          path: '/dashboard',
          exact: true,
          meta: { title: messagesFor('he').dashboard.title },
        },
      },
    },
  },
  // Types are generated while somebody develops; a test would start a process for it each time.
  typescript: {
    outputFile: join(folder, 'payload-types.ts'),
    autoGenerate: unparsed.isDevelopment(),
  },
})
  .then(nameLockOwners)
  .then(speakHebrewInEditor)
