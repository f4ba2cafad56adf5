'use client'

import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { call, keepFile, personalDataCalls } from './calls.ts'
import { AddressInput, Row } from './parts.tsx'
import { EraseQuestion } from './EraseQuestion.tsx'
import type { Erased } from './erase.ts'
import type { Held } from './held.ts'
import { HeldRecords } from './HeldRecords.tsx'

type Props = { locale: Locale; texts: Messages['personalData']; timeZone: string }

/** Asks for an address, shows what is kept about it, hands it out and erases it. */
export function PersonalDataForm({ locale, texts, timeZone }: Props) {
  const person = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [held, setHeld] = useState<Held | null>(null)
  const [notes, setNotes] = useState<string[]>([])
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)

  // What was typed before this script came stays; the button waits for it.
  useEffect(() => setReady(true), [])

  /** One call at a time; what goes wrong is said, and what was said before goes. */
  async function during(work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setFault(null)
    try {
      await work()
    } catch (error) {
      setFault(error instanceof Error && error.message ? error.message : texts.problems.failed)
    } finally {
      setBusy(false)
    }
  }

  const find = (event: FormEvent) => {
    event.preventDefault()
    setHeld(null)
    setNotes([])
    void during(async () =>
      setHeld(
        await call<Held>(personalDataCalls.held, { address: person.current?.value }, texts.problems.failed),
      ),
    )
  }

  const save = (address: string) =>
    during(async () => keepFile(await call(personalDataCalls.export, { address }, texts.problems.failed)))

  const erase = (address: string, confirmation: string) =>
    during(async () => {
      const { left } = await call<Erased>(
        personalDataCalls.erase,
        { address, confirmation },
        texts.problems.failed,
      )
      setAsking(false)
      setHeld(null)
      if (person.current) person.current.value = ''
      const tables = left.map(({ table, rows }) => `${table} (${rows})`).join(', ')
      setNotes([
        fill(locale, texts.erased, { address }),
        ...(left.length > 0 ? [fill(locale, texts.left, { tables })] : []),
      ])
    })

  const isEmpty =
    held && held.elsewhere === 0 && Object.values(held.records).every(({ length }) => length === 0)
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
          <AddressInput
            ref={person}
            id="person"
            aria-describedby={fault ? 'personal-data-fault' : undefined}
          />
          <Button type="submit" disabled={isBusy || !isReady} margin={false}>
            {texts.find}
          </Button>
        </Row>
      </form>
      {fault && !isAsking && (
        <p className="text-(--theme-error-600)" id="personal-data-fault" role="alert">
          {fault}
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
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              margin={false}
              onClick={() => void save(held.address)}
            >
              {texts.export}
            </Button>
            <Button buttonStyle="error" disabled={isBusy} margin={false} onClick={() => setAsking(true)}>
              {texts.erase}
            </Button>
          </Row>
          {isAsking && (
            <EraseQuestion
              texts={texts.confirm}
              fault={fault}
              isBusy={isBusy}
              erase={(confirmation) => void erase(held.address, confirmation)}
              cancel={() => {
                setAsking(false)
                setFault(null)
              }}
            />
          )}
        </>
      )}
    </div>
  )
}
