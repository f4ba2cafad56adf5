import { localeOf } from '@cyberluach/i18n/locales'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { panelTitle, tabTitle } from '../../../../panel/panel-titles.ts'
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
  return RootPage({ config, params, searchParams, importMap })
}
