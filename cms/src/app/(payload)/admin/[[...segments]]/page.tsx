import { localeOf } from '@cyberluach/i18n/locales'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { panelTitle, tabTitle, languageToOpen, translatedDocument } from '../../../../panel/titles/titles.ts'
import config from '../../../../payload.config.ts'
import { importMap } from '../importMap.js'

/** At the panel's own address there are no segments, whatever the type says. */
type Arguments = Pick<Parameters<typeof RootPage>[0], 'params' | 'searchParams'>

/** Payload takes the title of a custom view, and what it adds to each, from the configuration, which has one language. */
export async function generateMetadata({ params, searchParams }: Arguments): Promise<Metadata> {
  const { segments = [] } = await params
  const [metadata, { language }] = await Promise.all([
    generatePageMetadata({ config, params, searchParams }),
    getNextRequestI18n({ config: await config }),
  ])
  const locale = localeOf(language)
  const title = panelTitle(segments.join('/'), locale) ?? metadata.title
  return typeof title === 'string' ? { ...metadata, title: tabTitle(title, locale) } : metadata
}

export default async function Page({ params, searchParams }: Arguments) {
  const { segments = [] } = await params
  // A post needs its English title; Payload would begin it in the language in which somebody last wrote.
  if (segments.join('/') === 'collections/posts/create' && !(await searchParams).locale)
    redirect('/admin/collections/posts/create?locale=en')
  const address = await inItsLanguage(segments, await searchParams)
  if (address) redirect(address)
  return RootPage({ config, params, searchParams, importMap })
}

type Query = Record<string, string | string[]>

/** Where a form opens in the language that it is written in, and that its reader reads; null where it does so anyway. */
async function inItsLanguage(segments: string[], query: Query): Promise<string | null> {
  const document = translatedDocument(segments)
  if (!document || query.locale) return null
  const payload = await getPayload({ config })
  const [{ user }, { language }] = await Promise.all([
    payload.auth({ headers: await headers() }),
    getNextRequestI18n({ config: await config }),
  ])
  const chosen = user && (await languageToOpen(document, localeOf(language), String(user.id)))
  if (!chosen) return null
  const rest = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]))
  return `/admin/${segments.join('/')}?${new URLSearchParams([...rest, ['locale', chosen]])}`
}
