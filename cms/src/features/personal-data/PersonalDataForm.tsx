'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { keepFile, personalDataCalls } from './calls.ts'
import { callPanel } from '../../panel/panel-call.ts'
import type { Erased } from './erase.ts'
import type { Held } from './held.ts'
import { Row, SecondaryButton, PanelDialog, ProofField } from '../../panel/form-parts.tsx'

type Props = { locale: Locale; texts: Messages['personalData']; timeZone: string }

/** Asks for an address, shows what is stored about it, hands it out and erases it. */
export function PersonalDataForm({ locale, texts, timeZone }: Props) {
  const person = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [held, setHeld] = useState<Held | null>(null)
  const [notes, setNotes] = useState<string[]>([])
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isConfirming, setConfirming] = useState(false)

  // What was typed before this script came stays; the button waits for it.
  useEffect(() => setReady(true), [])

  /** One call at a time; what goes wrong is said, and what was said before goes. */
  async function during(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setError(null)
    try {
      await work()
    } catch (error) {
      setError(error instanceof Error && error.message ? error.message : texts.problems.failed)
    } finally {
      setBusy(false)
    }
  }

  const call = <Answer,>(name: keyof typeof personalDataCalls, body: object) =>
    callPanel<Answer>(personalDataCalls[name], body, texts.problems.failed)

  const find = (event: FormEvent) => {
    event.preventDefault()
    setHeld(null)
    setNotes([])
    void during(async () => setHeld(await call<Held>('held', { address: person.current?.value })))
  }

  const save = (address: string) => during(async () => keepFile(await call('export', { address })))

  const erase = (address: string, confirmation: string) =>
    during(async () => {
      const { left } = await call<Erased>('erase', { address, confirmation })
      setConfirming(false)
      setHeld(null)
      if (person.current) person.current.value = ''
      const tables = left.map(({ table, rows }) => `${table} (${rows})`).join(', ')
      setNotes([
        fill(locale, texts.erased, { address }),
        ...(left.length > 0 ? [fill(locale, texts.left, { tables })] : []),
      ])
    })

  const isEmpty = held && held.elsewhere === 0 && Object.values(held.records).every(({ length }) => length === 0)
  return (
    <div
      className="max-w-184 pt-4 pb-16 [&_.btn--style-error]:bg-(--theme-error-600) [&_.btn--style-error]:text-(--theme-elevation-0) [&_label]:mb-1 [&_label]:block [&_p]:mt-2 [&_p]:mb-4 [&_p]:leading-[1.5]"
      data-part="personal-data"
    >
      <h1 className="sr-only">{texts.title}</h1>
      <p>{texts.intro}</p>
      <form onSubmit={find} noValidate>
        <label htmlFor="person">{texts.address}</label>
        <Row>
          <input
            ref={person}
            className="min-h-[44px] w-full min-w-0 flex-[1_1_16rem] rounded-[4px] border border-(--theme-elevation-400) bg-(--theme-input-bg) px-3 text-inherit [font:inherit]"
            id="person"
            type="email"
            dir="ltr"
            autoComplete="off"
            aria-describedby={error ? 'personal-data-fault' : undefined}
          />
          <Button type="submit" disabled={isBusy || !isReady} margin={false}>
            {texts.find}
          </Button>
        </Row>
      </form>
      {error && !isConfirming && (
        <p className="text-(--theme-error-600)" id="personal-data-fault" role="alert">
          {error}
        </p>
      )}
      <div role="status">
        {notes.map((note) => (
          <p key={note} dir="auto">
            {note}
          </p>
        ))}
        {held && isEmpty && <p>{fill(locale, texts.none, { address: held.address })}</p>}
      </div>
      {held && !isEmpty && (
        <>
          <HeldRecords held={held} locale={locale} texts={texts} timeZone={timeZone} />
          <Row>
            <SecondaryButton disabled={isBusy} onClick={() => void save(held.address)}>
              {texts.export}
            </SecondaryButton>
            <Button buttonStyle="error" disabled={isBusy} margin={false} onClick={() => setConfirming(true)}>
              {texts.erase}
            </Button>
          </Row>
          {isConfirming && (
            <EraseQuestion
              texts={texts.confirm}
              error={error}
              isBusy={isBusy}
              erase={(confirmation) => void erase(held.address, confirmation)}
              cancel={() => {
                setConfirming(false)
                setError(null)
              }}
            />
          )}
        </>
      )}
    </div>
  )
}

type HeldRecordsProps = { held: Held; locale: Locale; texts: Messages['personalData']; timeZone: string }

const mostShown = 100

function HeldRecords({ held, locale, texts, timeZone }: HeldRecordsProps) {
  const day = new Intl.DateTimeFormat(locale === 'he' ? 'he-IL' : 'en-GB', { dateStyle: 'medium', timeZone })
  const kinds = Object.keys(held.records) as (keyof Held['records'])[]
  return (
    <section aria-labelledby="personal-data-found">
      <h2 className="mt-8 mb-2" id="personal-data-found">
        {fill(locale, texts.found, { address: held.address })}
      </h2>
      {kinds
        .filter((kind) => held.records[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            <h3 className="mt-5 mb-1">
              {texts.kinds[kind]} <span>({held.records[kind].length})</span>
            </h3>
            <ul className="mx-0 mt-0 mb-6 ps-5 [&>li]:my-1 [&>li]:wrap-anywhere">
              {held.records[kind].slice(0, mostShown).map(({ id, at, title, stays, mailStatus }) => (
                <li key={id}>
                  <bdi>{title}</bdi>{' '}
                  <time className="text-(--theme-elevation-600)" dateTime={at}>
                    {day.format(new Date(at))}
                  </time>
                  {mailStatus && (
                    <span className="text-(--theme-elevation-600)"> · {texts.mailStates[mailStatus]}</span>
                  )}
                  {stays && <em className="block text-(--theme-elevation-600) not-italic">{texts.stays}</em>}
                </li>
              ))}
              {held.records[kind].length > mostShown && (
                <li>{fill(locale, texts.more, { n: held.records[kind].length - mostShown })}</li>
              )}
            </ul>
          </div>
        ))}
      {held.elsewhere > 0 && <p>{fill(locale, texts.elsewhere, { n: held.elsewhere })}</p>}
    </section>
  )
}

type EraseQuestionProps = {
  texts: Messages['personalData']['confirm']
  error: string | null
  isBusy: boolean
  erase: (confirmation: string) => void
  cancel: () => void
}

/** The last question: the address is typed by hand, so that nothing is erased by a slip. */
function EraseQuestion({ texts, error, isBusy, erase, cancel }: EraseQuestionProps) {
  const [confirmation, setConfirmation] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    erase(confirmation)
  }
  return (
    <PanelDialog title={texts.title} text={texts.text} cancel={isBusy ? undefined : cancel}>
      <form onSubmit={send} noValidate>
        <ProofField
          label={texts.label}
          type="email"
          error={error}
          value={confirmation}
          onPaste={(event) => event.preventDefault()}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <Row>
          <Button type="submit" buttonStyle="error" disabled={isBusy} margin={false}>
            {texts.button}
          </Button>
          <SecondaryButton disabled={isBusy} onClick={cancel}>
            {texts.cancel}
          </SecondaryButton>
        </Row>
      </form>
    </PanelDialog>
  )
}
