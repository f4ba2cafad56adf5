import { siteSegments } from '../../ui/segments.ts'
import { Button, ButtonLink } from '@cyberluach/design/components/Button'
import type { Locale } from '@cyberluach/i18n/locales'
import { useRef } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { bars, chevronEnd, chevronStart, cross, plus } from '../../icons/paths.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ThemeSegments } from '../theme/ThemeSegments.tsx'
import type { MenuTexts } from './texts.ts'
import { useSheet } from './useSheet.ts'

export type SheetLink = { href: string; label: string; isCurrent: boolean }

type Props = {
  locale: Locale
  links: SheetLink[]
  submit: Omit<SheetLink, 'isCurrent'>
  /** This page in the visitor's language, and in the other. */
  languages: { own: Omit<SheetLink, 'isCurrent'>; other: Omit<SheetLink, 'isCurrent'> & { lang: Locale } }
  texts: MenuTexts
}

const id = 'menu-sheet'

const choice = siteSegments()

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
      <Button
        kind="ghost"
        isIcon
        className="group lg:hidden no-scripts:hidden"
        popoverTarget={id}
        aria-label={isOpen ? texts.menuClose : texts.menuOpen}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => currentTarget.focus()}
      >
        <Icon path={bars} className="group-has-[+:popover-open]:hidden" />
        <Icon path={cross} className="hidden group-has-[+:popover-open]:block" />
      </Button>
      <div
        ref={sheet}
        className="inset-x-0 top-header-mobile bottom-0 h-auto w-auto animate-appear flex-col overflow-auto overscroll-contain bg-bg px-gutter pt-2 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-inherit max-lg:open:flex md:top-header lg:hidden"
        id={id}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
      >
        <nav aria-label={texts.menuTitle}>
          <ul className="divide-y divide-line">
            {links.map((link) => (
              <SheetItem key={link.href} link={link} chevron={locale === 'he' ? chevronStart : chevronEnd} />
            ))}
          </ul>
        </nav>
        <section className="mt-auto grid gap-3 pt-6" aria-label={texts.menuTitle}>
          <ButtonLink kind="primary" size="lg" href={submit.href}>
            <Icon path={plus} />
            {submit.label}
          </ButtonLink>
          <div className={choice.group()} role="group" aria-label={texts.languageGroup}>
            <a className={choice.one()} href={own.href} aria-current="true">
              {own.label}
            </a>
            <a
              className={choice.one()}
              href={other.href}
              lang={other.lang}
              hrefLang={other.lang}
              data-language-link
            >
              {other.label}
            </a>
          </div>
          <ThemeSegments texts={texts} />
        </section>
      </div>
    </>
  )
}

function SheetItem({ link, chevron }: { link: SheetLink; chevron: string }) {
  const { href, label, isCurrent } = link
  return (
    <li>
      <a
        className={`flex min-h-14 items-center justify-between text-(length:--text-xl) ${isCurrent ? 'font-bold text-ink' : 'font-medium text-ink-2'}`}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {label}
        <Icon path={chevron} className="w-4.5 text-ink-3" />
      </a>
    </li>
  )
}
