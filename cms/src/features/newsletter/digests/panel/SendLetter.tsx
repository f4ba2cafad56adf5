import type { Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { Button, ConfirmationModal, toast, useFormModified, useModal } from '@payloadcms/ui'
import type { Warning } from '../preview.ts'
import { askPanel } from '../../../../panel/panel-call.ts'
import { usePanelAction } from '../../../../panel/use-panel-action.ts'
import { digestCalls } from '../calls.ts'
import { useState, type KeyboardEvent, useEffect } from 'react'
import { isDayKey } from '@cyberluach/core/dates/day-key'
import { formatDate } from '@cyberluach/i18n/format'
import type { Progress as Counts } from '../recipients.ts'
import type { Messages } from '@cyberluach/i18n/messages'
import { SecondaryButton } from '../../../../panel/form-parts.tsx'

export type LetterTexts = Messages['digestPanel']

type OfLetter = { texts: LetterTexts; locale: Locale; id: string }

type Props = OfLetter & {
  /** How many it goes to. */
  count: number
  isReady: boolean
  warnings: readonly Warning[]
  onSent: () => void
}

const modal = 'send-digest'

/** Sends the letter to everybody, after a question that names how many they are. */
export function SendLetter({ texts, locale, id, count, isReady, warnings, onSent }: Props) {
  const { openModal } = useModal()
  const isModified = useFormModified()
  const { act } = usePanelAction()

  async function send() {
    // Whoever sent it, the form is for reading from now on.
    if (await act(digestCalls.send, { id }, texts.problems)) onSent()
  }

  return (
    <div>
      <Button margin={false} disabled={!isReady || isModified} onClick={() => openModal(modal)}>
        {texts.send}
      </Button>
      {isModified && <p role="status">{texts.saveFirst}</p>}
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.question}
        body={
          <>
            {fill(locale, texts.questionText, { all: fill(locale, texts.recipients, { n: count }) })}
            <Warnings {...{ texts, locale, warnings }} />
          </>
        }
        confirmLabel={fill(locale, texts.confirm, { n: count })}
        confirmingLabel={texts.sending}
        cancelLabel={texts.cancel}
        onConfirm={send}
      />
    </div>
  )
}

type SendTestProps = OfLetter & { isReady: boolean }

/** Sends the letter in both languages to one address. Not a form of its own: it stands within the document's. */
export function SendTest({ texts, locale, id, isReady }: SendTestProps) {
  const [email, setEmail] = useState('')
  const [isSending, setIsSending] = useState(false)
  const isModified = useFormModified()

  async function send() {
    setIsSending(true)
    const answered = await askPanel<{ email: string }>(digestCalls.test, { id, body: { email } })
    setIsSending(false)
    if (answered.ok) toast.success(fill(locale, texts.testSent, { email: answered.body.email }))
    else toast.error(answered.message ?? texts.problems.failed)
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isReady && !isSending && !isModified && email !== '') void send()
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <label className="grid gap-1">
        <span>{texts.testEmail}</span>
        <input
          className="min-h-10 w-72 max-w-full rounded-[4px] border border-(--theme-elevation-250) bg-(--theme-input-bg) px-3 text-(--theme-text) [font:inherit]"
          type="email"
          dir="ltr"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onKeyDown={sendOnEnter}
        />
      </label>
      <SecondaryButton disabled={!isReady || isSending || isModified || email === ''} onClick={() => void send()}>
        {isSending ? texts.sending : texts.testButton}
      </SecondaryButton>
    </div>
  )
}

type PlanLetterProps = OfLetter & { zone: string; isReady: boolean; warnings: readonly Warning[] }

const planLetterModal = 'plan-digest'
/** Each half hour, on the clock of 24 hours, whichever the browser would show. */
const times = Array.from({ length: 48 }, (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const box =
  'min-h-10 rounded-[4px] border border-(--theme-elevation-250) bg-(--theme-input-bg) px-3 text-(--theme-text) [font:inherit]'

/** Has the letter sent at a day and an hour of the site's clock, after a question. */
export function PlanLetter({ texts, locale, id, zone, isReady, warnings }: PlanLetterProps) {
  const { openModal } = useModal()
  const isModified = useFormModified()
  const { act } = usePanelAction()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('08:00')
  const moment = isDayKey(day) ? `${formatDate(locale, day)}, ${time}` : ''

  async function plan() {
    await act(digestCalls.plan, { id, body: { day, time } }, texts.problems)
  }

  return (
    <fieldset className="m-0 grid gap-2 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{texts.plan.title}</legend>
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid gap-1">
          <span>{texts.plan.day}</span>
          <input className={box} type="date" dir="ltr" value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <label className="grid gap-1">
          <span>{texts.plan.time}</span>
          <select className={box} dir="ltr" value={time} onChange={({ target }) => setTime(target.value)}>
            {times.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <SecondaryButton disabled={!isReady || isModified || moment === ''} onClick={() => openModal(planLetterModal)}>
          {texts.plan.button}
        </SecondaryButton>
      </div>
      <p className="text-(--theme-elevation-650)">{fill(locale, texts.plan.zone, { zone })}</p>
      <ConfirmationModal
        modalSlug={planLetterModal}
        heading={texts.plan.question}
        body={
          <>
            {fill(locale, texts.plan.questionText, { moment })}
            <Warnings {...{ texts, locale, warnings }} />
          </>
        }
        confirmLabel={texts.plan.confirm}
        confirmingLabel={texts.sending}
        cancelLabel={texts.cancel}
        onConfirm={plan}
      />
    </fieldset>
  )
}

type PlannedLetterProps = OfLetter & { zone: string; moment: string }

/** When the letter goes out, and the way to keep it from going. */
export function PlannedLetter({ texts, locale, id, zone, moment }: PlannedLetterProps) {
  const { isBusy, act } = usePanelAction()
  const said = { done: texts.plan.cancelled, failed: texts.problems.failed }
  const cancel = () => void act(digestCalls.cancelPlan, { id }, said)

  return (
    <div className="flex flex-wrap items-center gap-4" role="status">
      <p className="font-semibold">{fill(locale, texts.plan.planned, { moment, zone })}</p>
      <SecondaryButton disabled={isBusy} onClick={cancel}>
        {texts.plan.cancel}
      </SecondaryButton>
    </div>
  )
}

const pollMs = 2000

/** How far the sending has come, read again until it is done. */
export function Progress({ texts, locale, id }: OfLetter) {
  const counts = useProgress(id)
  if (!counts) return null
  const { all, sent, queued, failed, kept, skipped, status } = counts
  const settled = all - queued
  const rest = [
    queued > 0 && fill(locale, texts.queued, { n: queued }),
    failed > 0 && fill(locale, texts.failed, { n: failed }),
    kept > 0 && fill(locale, texts.kept, { n: kept }),
    skipped > 0 && fill(locale, texts.skipped, { n: skipped }),
  ].filter(Boolean)
  return (
    <div role="status">
      <progress
        className="w-full accent-(--theme-success-500)"
        value={settled}
        max={Math.max(1, all)}
        aria-label={fill(locale, texts.progress, { sent, all })}
      />
      <p>
        {[fill(locale, texts.progress, { sent, all }), ...rest].join(' · ')}
        {status === 'sent' && sent === all && ` · ${texts.done}`}
      </p>
      {failed > 0 && (
        <p>
          <a href={`/admin/collections/mails?where[digest][equals]=${id}&where[status][equals]=failed`}>
            {texts.failedHint}
          </a>
        </p>
      )}
    </div>
  )
}

function useProgress(id: string): Counts | null {
  const [counts, setCounts] = useState<Counts | null>(null)
  useEffect(() => {
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function read() {
      const answered = await askPanel<Counts>(digestCalls.progress, { id, signal: control.signal })
      if (control.signal.aborted) return
      if (answered.ok) setCounts(answered.body)
      const isDone = answered.ok && answered.body.queued === 0 && answered.body.status === 'sent'
      if (!isDone) timer = setTimeout(() => void read(), pollMs)
    }
    void read()
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [id])
  return counts
}

type WarningsProps = { texts: LetterTexts; locale: Locale; warnings: readonly Warning[] }

/** What to know before sending; nothing where there is nothing. */
export function Warnings({ texts, locale, warnings }: WarningsProps) {
  if (warnings.length === 0) return null
  return (
    <div
      className="mt-3 rounded-[4px] border-s-4 border-(--theme-warning-500) bg-(--theme-warning-50) px-4 py-3 text-(--theme-text)"
      role="note"
    >
      <p className="font-semibold">{texts.warningsTitle}</p>
      <ul className="mx-0 mt-1 mb-0 ps-5">
        {warnings.map((warning) => (
          <li key={JSON.stringify(warning)}>{sentenceOf(texts, locale, warning)}</li>
        ))}
      </ul>
    </div>
  )
}

function sentenceOf({ warnings }: LetterTexts, locale: Locale, warning: Warning): string {
  if (warning.code === 'noEvents') return warnings.noEvents
  if (warning.code === 'noReaders') return warnings.noReaders[warning.language]
  return fill(locale, warnings[warning.code][warning.language], { n: warning.n })
}
