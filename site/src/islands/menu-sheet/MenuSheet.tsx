import type { Locale } from '@cyberluach/i18n/locales'
import { useRef } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { bars, chevronEnd, chevronStart, cross, plus } from '../../icons/paths.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ThemeSegments } from '../theme/ThemeSegments.tsx'
import type { ThemeTexts } from '../theme/themes.ts'
import { useSheet } from './useSheet.ts'

export type SheetLink = { href: string; label: string; isCurrent: boolean }

type Props = {
  locale: Locale
  links: SheetLink[]
  submit: Omit<SheetLink, 'isCurrent'>
  /** This page in the visitor's language, and in the other. */
  languages: { own: Omit<SheetLink, 'isCurrent'>; other: Omit<SheetLink, 'isCurrent'> & { lang: Locale } }
  texts: ThemeTexts & { menuOpen: string; menuClose: string; menuTitle: string; languageGroup: string }
}

const id = 'menu-sheet'

/** The menu of phones and tablets: a sheet under the header, and nothing behind it is reached while it is open. */
export function MenuSheet(props: Props) {
  return (
    <ErrorBoundary>
      <ButtonAndSheet {...props} />
    </ErrorBoundary>
  )
}

function ButtonAndSheet({ locale, links, submit, languages: { own, other }, texts }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const { isOpen, onBeforeToggle } = useSheet(sheet)
  return (
    <>
      <button
        className="button button-ghost button-icon menu-button"
        type="button"
        popoverTarget={id}
        aria-label={isOpen ? texts.menuClose : texts.menuOpen}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        <Icon path={bars} className="icon-open" />
        <Icon path={cross} className="icon-close" />
      </button>
      <div ref={sheet} className="menu-sheet" id={id} popover="auto" onBeforeToggle={onBeforeToggle}>
        <nav aria-label={texts.menuTitle}>
          <ul>
            {links.map(({ href, label, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                  <Icon path={locale === 'he' ? chevronStart : chevronEnd} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section className="menu-sheet-end" aria-label={texts.menuTitle}>
          <a className="button button-primary button-large" href={submit.href}>
            <Icon path={plus} />
            {submit.label}
          </a>
          <div className="segments" role="group" aria-label={texts.languageGroup}>
            <a href={own.href} aria-current="true">
              {own.label}
            </a>
            <a href={other.href} lang={other.lang} hrefLang={other.lang} data-language-link>
              {other.label}
            </a>
          </div>
          <ThemeSegments texts={texts} />
        </section>
      </div>
    </>
  )
}
