import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Role } from '../../access/roles.ts'
import { NoRows, RowLink, Rows } from './Rows.tsx'
import { since } from './since.ts'
import type { Waiting } from './waiting.ts'

type Props = { waiting: Waiting[]; role: Role; language: Locale; now: Date }

/** Letters and requests are feminine in Hebrew. */
const feminine = new Set<string>(['contact', 'requests'])

/** Each thing that waits is the way to where it is done. */
export function WaitingList({ waiting, role, language, now }: Props) {
  const { homePanel: texts, translationsPanel } = messagesFor(language)
  if (waiting.length === 0) {
    return (
      <NoRows>
        <strong className="block font-semibold text-ink">{texts.nothingWaits}</strong>
        {role === 'translator' ? texts.nothingToTranslate : texts.nothingWaitsText}
      </NoRows>
    )
  }
  return (
    <Rows>
      {waiting.map(({ what, kind, count, href, oldest, isDashboard }) => (
        <RowLink
          key={`${what} ${kind ?? ''}`}
          href={href}
          isWhole={isDashboard}
          aside={
            oldest
              ? fill(language, feminine.has(what) ? texts.oldestMessage : texts.oldest, {
                  when: since(oldest, now, language),
                })
              : undefined
          }
        >
          {kind && `${translationsPanel.kinds[kind]}: `}
          {fill(language, texts.waiting[what], { n: count })}
        </RowLink>
      ))}
    </Rows>
  )
}
