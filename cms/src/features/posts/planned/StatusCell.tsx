import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { DefaultServerCellComponentProps } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { isPlanned, plannedWords } from './planned-words.ts'

/** In the list of posts: what is published at a later time is not public yet. */
export function StatusCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const language = localeOf(i18n.language)
  const { publishedAt } = rowData as { publishedAt?: string }
  if (publishedAt && isPlanned({ _status: cellData, publishedAt })) {
    const { timeZone } = configuration()
    return (
      <span title={plannedWords('status', publishedAt, { language, timeZone })}>
        {messagesFor(language).adminPanel.plannedPost.name}
      </span>
    )
  }
  const { postStatuses } = messagesFor(language).adminPanel
  return <span>{cellData === 'published' ? postStatuses.published : postStatuses.draft}</span>
}
