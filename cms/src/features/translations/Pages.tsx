import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Link } from '@payloadcms/ui'
import { listAddress } from './form-address.ts'
import type { Screen } from './read-screen.ts'

type Props = { screen: Screen; texts: Messages['translationsPanel']; language: Locale }

export function Pages({ screen: { kind, state, page, pages }, texts, language }: Props) {
  if (pages === 1) return null
  const link = (to: number, label: string) =>
    to >= 1 && to <= pages ? (
      <Link
        className="btn btn--style-secondary btn--size-small"
        href={listAddress({ kind, state, page: to })}
        prefetch={false}
      >
        {label}
      </Link>
    ) : null
  return (
    <nav
      aria-label={texts.pagesLabel}
      className="mt-(--base) flex flex-wrap items-center justify-center gap-4 [&_.btn]:m-0"
    >
      {link(page - 1, texts.previous)}
      <span>{fill(language, texts.pages, { page, pages })}</span>
      {link(page + 1, texts.next)}
    </nav>
  )
}
