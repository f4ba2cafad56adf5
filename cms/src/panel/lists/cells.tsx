import { directionOf } from '@cyberluach/core/text/text-direction'
import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, ListViewServerProps } from 'payload'
import { titlesOf } from '../titles/titles.ts'
import { countryLabel } from '@cyberluach/i18n/format'
import { localeOf } from '@cyberluach/i18n/locales'
import { cityLabel } from '../places/place-options.ts'
import { messagesFor } from '@cyberluach/i18n/messages'

/** A title as the reader's language has it, else as the other one has it; nothing is without a name that has one. */
export async function TitleCell({ cellData, rowData, collectionConfig, i18n }: DefaultServerCellComponentProps) {
  const { slug } = collectionConfig
  const id = String(rowData.id)
  const titles = await titlesOf(slug, id)
  const shown = typeof cellData === 'string' && cellData.trim() !== '' ? cellData : titles[0]?.title
  const own = titles.find(({ locale }) => locale === i18n.language)
  const title = own?.title ?? shown
  return (
    <Link href={`/admin/collections/${slug}/${id}`} prefetch={false}>
      {title ? <bdi dir={directionOf(title, own?.locale)}>{title}</bdi> : i18n.t('general:untitled')}
    </Link>
  )
}

/** A country in a list, by its name in the panel’s language. */
export function CountryCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return cellData ? <bdi>{countryLabel(localeOf(i18n.language), cellData)}</bdi> : null
}

/** A city in a list, by its name in the panel’s language where that is known. */
export function CityCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return cellData ? <bdi>{cityLabel(localeOf(i18n.language), cellData)}</bdi> : null
}

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'i18n' | 'searchParams'>

/** What an empty list is empty of, and what fills it, in the place of Payload's guess at both. */
export function EmptyList({ collectionConfig, data, i18n, searchParams }: Props) {
  if (data.totalDocs > 0) return null
  const { empty, filtered } = messagesFor(localeOf(i18n.language)).listsPanel
  const isFiltered = Object.keys(searchParams ?? {}).some((name) => name === 'search' || name.startsWith('where'))
  const { title, text } = isFiltered ? filtered : (empty[collectionConfig.slug as keyof typeof empty] ?? filtered)
  return (
    <div className="empty-list">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}
