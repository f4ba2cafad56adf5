'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { useRef, useState, type RefObject } from 'react'
import { endSession } from '../../../../session/session.ts'
import { useSecurityCall, dateIn } from '../../second-factor/panel/parts.tsx'
import type { LiveSession } from '../../sessions.ts'
import { deviceWords, placeWords } from '@cyberluach/i18n/session-words'
import { SecondaryButton } from '../../../../panel/form-parts.tsx'

type Props = {
  sessions: LiveSession[]
  locale: Locale
  texts: Messages['securityPanel']
  timeZone: string
  loginPath: string
  /** Whose they are, where they are somebody else's. */
  user?: string
}

/** Where somebody is signed in, each to be ended, or all at once. */
export function SessionsSection({ sessions, locale, texts, timeZone, loginPath, user }: Props) {
  const section = useRef<HTMLElement>(null)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const request = useSecurityCall(texts.problems)
  const words = texts.sessions
  const listed = sessions.filter(({ id }) => !gone.has(id))
  const others = listed.filter(({ isCurrent }) => !isCurrent)

  const leave = async () => {
    await endSession('signedOut')
    location.replace(`/${loginPath}`)
  }
  const remove = (ended: LiveSession[], message: string) => {
    setGone(new Set([...gone, ...ended.map(({ id }) => id)]))
    setNote(message)
  }
  const endOne = (session: LiveSession) => {
    request.send('endSession', bodyOf({ id: session.id, user }), async ({ isCurrent }) => {
      if (isCurrent) return leave()
      passFocus(section, session.id)
      remove([session], fill(locale, words.ended, { name: deviceWords(locale, words, session) }))
    })
  }
  const endMany = (except: 'this' | 'none') => {
    request.send('endSessions', bodyOf({ keeps: except, user }), async ({ ended, isCurrent }) => {
      if (isCurrent) return leave()
      titleOf(section)?.focus()
      remove(others, fill(locale, words.endedMany, { n: ended }))
    })
  }

  return (
    <section ref={section} aria-labelledby="sessions" data-part="sessions">
      <h2 className={user ? 'mt-0 mb-1 text-base font-semibold' : 'mt-8 mb-2'} id="sessions" tabIndex={-1}>
        {user ? words.titleOf : words.title}
      </h2>
      {!user && <p>{words.intro}</p>}
      <div role="status">{note && <p>{note}</p>}</div>
      <div role="alert">{request.error && <p className="text-(--theme-error-600)">{request.error}</p>}</div>
      {listed.length === 0 && <p>{words.none}</p>}
      <ul className="m-0 mb-4 list-none p-0">
        {listed.map((session) => (
          <SessionRow key={session.id} {...{ session, locale, timeZone }} texts={words} end={() => endOne(session)} />
        ))}
      </ul>
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-3">
        {!user && others.length > 0 && (
          <SecondaryButton onClick={() => endMany('this')}>{words.endOthers}</SecondaryButton>
        )}
        {(!user || others.length > 1) && (
          <SecondaryButton onClick={() => endMany('none')}>{user ? words.endAllOf : words.endAll}</SecondaryButton>
        )}
      </div>
    </section>
  )
}

function bodyOf(values: Record<string, string | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.set(name, value)
  return form
}

type Section = RefObject<HTMLElement | null>

const titleOf = ({ current }: Section) => current?.querySelector<HTMLElement>('h2')

/** To the button of the row beside the one that goes, else to the title. */
function passFocus(section: Section, id: string): void {
  const row = section.current?.querySelector(`[data-session="${CSS.escape(id)}"]`)
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  const next = beside?.querySelector('button') ?? titleOf(section)
  next?.focus()
}

export type SessionTexts = Messages['securityPanel']['sessions']

type SessionRowProps = {
  session: LiveSession
  locale: Locale
  texts: SessionTexts
  timeZone: string
  end: () => void
}

/** A session: in which browser, where, since when, by what, and how to end it. */
export function SessionRow({ session, locale, texts, timeZone, end }: SessionRowProps) {
  const time = (iso: string) => dateIn(locale, iso, timeZone, { dateStyle: 'medium', timeStyle: 'short' })
  const name = deviceWords(locale, texts, session)
  const place = placeWords(locale, texts, session) ?? texts.unknownPlace
  const began = fill(locale, texts.began, { time: time(session.beganAt) })
  const used = fill(locale, texts.used, { time: time(session.usedAt) })
  return (
    <li className="border-0 border-b border-solid border-(--theme-elevation-150) py-3" data-session={session.id}>
      <span className="mb-1 flex flex-wrap items-center gap-2">
        <strong>{name}</strong>
        {session.isCurrent && (
          <span className="rounded-[4px] bg-(--theme-success-150) px-2 py-0.5 text-(--theme-success-800)">
            {texts.current}
          </span>
        )}
      </span>
      <span className="block">{place}</span>
      <span className="mb-2 block text-(--theme-elevation-650)">
        {`${texts.ways[session.way ?? 'unknown']}, ${began}, ${used}.`}
      </span>
      <SecondaryButton
        size="small"
        aria-label={session.isCurrent ? texts.logOut : fill(locale, texts.endNamed, { name })}
        onClick={end}
      >
        {session.isCurrent ? texts.logOut : texts.end}
      </SecondaryButton>
    </li>
  )
}
