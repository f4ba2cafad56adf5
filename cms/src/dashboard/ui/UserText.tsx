import { directionOf, directionOfRow } from '@cyberluach/core/text/text-direction'
import { directionOfLocale } from '@cyberluach/i18n/locales'
import { Fragment } from 'react'
import { useText } from './text.tsx'

type Props = {
  text: string
  search?: string
  /** One line, cut where the text itself ends: the line's own end may be where a name in the other script begins. */
  isCut?: boolean
}

const cut = 'line-clamp-1 break-all whitespace-normal text-match-parent'

/** Submitted text: shown as it is, in its own direction, with what was searched for marked. */
export function UserText({ text, search, isCut = false }: Props) {
  return (
    <bdi className={isCut ? cut : undefined} dir={directionOf(text)}>
      <Marked text={text} search={search} />
    </bdi>
  )
}

/** What is always read left to right: an address, a phone, a number with a unit. */
export function LatinText({ text, search, isCut = false }: Props) {
  return (
    <bdi className={isCut ? cut : undefined} dir="ltr">
      <Marked text={text} search={search} />
    </bdi>
  )
}

/**
 * Several submitted texts in a row, as a place is: each keeps its own direction, and they follow one another in that of
 * the page, unless none has its letters: `Riyadh, Saudi Arabia` among Hebrew.
 */
export function UserTexts({ texts }: { texts: readonly string[] }) {
  const { locale } = useText()
  return (
    <bdi dir={directionOfRow(directionOfLocale(locale), texts)}>
      {texts.map((text, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <UserText text={text} />
        </Fragment>
      ))}
    </bdi>
  )
}

/** A text in which what was searched for is marked. */
function Marked({ text, search = '' }: { text: string; search: string | undefined }) {
  return highlightSegments(text, search).map(({ text: part, found }, index) =>
    found ? (
      <mark
        key={index}
        className="rounded-[2px] bg-warning-soft px-px text-inherit shadow-[inset_0_-2px_color-mix(in_oklab,var(--color-warning)_55%,transparent)]"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

export type Segment = { text: string; found: boolean }

/** The text cut where the search occurs in it, whatever the case. */
export function highlightSegments(text: string, search: string): Segment[] {
  const wanted = search.trim()
  if (!wanted) return [{ text, found: false }]
  const pattern = new RegExp(`(${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu')
  const parts = text.split(pattern)
  return parts.map((part, index) => ({ text: part, found: index % 2 === 1 })).filter((segment) => segment.text !== '')
}
