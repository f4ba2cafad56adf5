import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ListViewServerProps } from 'payload'

type Props = Pick<ListViewServerProps, 'collectionConfig' | 'data' | 'i18n' | 'searchParams'>

/** What an empty list is empty of, and what fills it, in the place of Payload's guess at both. */
export function EmptyList({ collectionConfig, data, i18n, searchParams }: Props) {
  if (data.totalDocs > 0) return null
  const { empty, filtered } = messagesFor(localeOf(i18n.language)).listsPanel
  const isFiltered = Object.keys(searchParams ?? {}).some(
    (name) => name === 'search' || name.startsWith('where'),
  )
  const { title, text } = isFiltered
    ? filtered
    : (empty[collectionConfig.slug as keyof typeof empty] ?? filtered)
  return (
    <div className="empty-list">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  )
}
