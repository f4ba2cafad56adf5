import { emptyEventForm, type EventFormValues } from '@cyberluach/core/forms/submission-form'
import { useMemo, useState, useRef, useEffect } from 'react'
import { awaitingPath, eventForm, eventFormNamed, eventFieldName, eventFormValuesOf } from '../../forms/event-form.ts'
import { type Posted, type Notice, wrongFields } from '../../forms/form-rules.ts'
import { type LinkReading, type FilledForm, heldBy, inZone, filledIn } from '../../forms/filled-form.ts'
import { showToast, showToastOnNextPage } from '../../stores/toast.ts'
import { island } from '../ErrorBoundary.tsx'
import { failureNotice, failureReason } from '../forms/failure-reason.ts'
import { HiddenFields, WordQuestion, useFormRules } from '../forms/Form.tsx'
import { ReadMarksProvider, type ReadMarks } from '@cyberluach/forms/read-marks'
import { ErrorLine, Field } from '../forms/Field.tsx'
import {
  checkedTogether,
  closeFormDialog,
  openFormDialogs,
  FormFrame,
  FormFooter,
  useIssueSentence,
} from './FormFrame.tsx'
import { AllGroups } from './EventGroups.tsx'
import { type EventFormText, useText } from './form-text.ts'
import { wholeLink } from '@cyberluach/core/text/links'
import { Button } from '@cyberluach/design/components/Button'
import { Input } from '@cyberluach/design/components/Input'
import { isLinkError, linkNoticeText } from '@cyberluach/forms/link-notice'
import { fill } from '@cyberluach/i18n/translate'
import type { UseFormReturn } from 'react-hook-form'
import { unfoldFilled } from '../forms/first-error.ts'
import { turnAll } from '../forms/text-direction.ts'
import { forget, tab } from '../forms/use-draft.ts'

type Props = EventFormText & {
  /** IANA name of the zone that times are written in. */
  timeZone: string
  /** The page that takes the form without scripts. */
  action: string
  /** The form as it came back to its visitor, sent without scripts. */
  posted?: Posted<EventFormValues> | undefined
  /** Names one attempt to send the form without scripts, so that a repetition is stored once. */
  attempt?: string
  /** Whether a link can be read into the form. */
  readsLinks: boolean
  /** What a link had filled in where the form came back without scripts. */
  reading?: LinkReading | undefined
  /** Where Cancel leads when the form stands on a page of its own; in a dialog it closes that. */
  cancelPath?: string
}

// With the module and not with the first rendering: the click that woke the island is repeated by then.
if (!import.meta.env.SSR) openFormDialogs()

/** The form that hands in an event. */
export const EventForm = island(SubmissionForm)

function SubmissionForm(props: Props) {
  const { timeZone, action, posted, attempt, readsLinks, reading, cancelPath, ...text } = props
  const { locale, texts } = text
  const { form: words, requestErrors, toasts } = texts
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Notice | null>(null)
  const [initial] = useState(() => ({ ...emptyEventForm(), timeZone }))
  const form = useFormRules(
    useMemo(() => eventForm(timeZone), [timeZone]),
    {
      id: 'event-form',
      locale,
      sentence: useIssueSentence(text),
      posted,
      initial,
      attempt,
      checkedTogether,
      isKept: true,
      onWrong: (issues) => {
        setReason('')
        setWrong(wrongFields(locale, issues, eventFormNamed, toasts, (path) => eventFieldName(locale, words, path)))
      },
      onSent: (values, { id }) => {
        showToastOnNextPage({ kind: 'success', ...toasts.sent })
        forgetReading('event-form')
        closeFormDialog()
        location.assign(awaitingPath(locale, id, values))
      },
      onFailed: (error) => {
        setReason(failureReason(error, locale, requestErrors, navigator.onLine))
        setWrong(null)
        showToast({ kind: 'danger', ...failureNotice(error, locale, toasts.failed, requestErrors) })
      },
    },
  )
  const { methods, isReady } = form
  const link = useLinkReading(methods, text, { id: 'event-form', timeZone, begun: reading, isReady })
  return (
    <ReadMarksProvider value={link.marks}>
      <FormFrame
        of={form}
        text={text}
        action={action}
        footer={
          <FormFooter
            wrong={wrong}
            reason={reason}
            cancelPath={cancelPath}
            save={words.submit}
            saving={words.submitting}
          />
        }
      >
        <HiddenFields />
        {readsLinks && <LinkReader {...link} />}
        <AllGroups hasAllDeadlines={cancelPath !== undefined} />
        <WordQuestion />
      </FormFrame>
    </ReadMarksProvider>
  )
}

const id = 'event-form-readLink'

/** Above the fields: a link that fills them. Without scripts its button sends the form, which comes back filled in. */
export function LinkReader({ reading, isReading, read }: LinkReadingInUse) {
  const { locale, texts, zones } = useText()
  const words = texts.readLink
  const input = useRef<HTMLInputElement>(null)
  const { filled, link, notice } = reading
  const isWrong = !isReading && isLinkError(notice)
  const nameOfZone = (zone: string) => zones.find(([one]) => one === zone)?.[1] ?? zone
  const result = notice ? linkNoticeText(locale, words, notice, nameOfZone) : ''
  const said = isReading ? words.reading : result
  const begin = () => {
    const field = input.current
    if (!field?.form || isReading) return
    field.value = wholeLink(field.value)
    void read(field.form, field.value)
  }
  return (
    <div className="mt-5 rounded-md border border-line bg-sunken p-4" data-part="read-link">
      {/* What Enter in any field does without scripts is to send the form. */}
      <button className="sr-only" type="submit" tabIndex={-1} aria-hidden="true" />
      <div className="grid items-start gap-3 md:grid-cols-[1fr_auto]">
        <Field id={id} label={words.label} hint={words.hint} error="">
          <Input
            ref={input}
            id={id}
            name="readLink"
            type="url"
            dir="ltr"
            defaultValue={link}
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-hint ${id}-said`}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              begin()
            }}
          />
        </Field>
        <Button
          kind="secondary"
          className="md:mt-6.5"
          type="submit"
          name="act"
          value="readLink"
          formNoValidate
          aria-disabled={isReading || undefined}
          onClick={(event) => {
            event.preventDefault()
            begin()
          }}
        >
          {words.read}
        </Button>
      </div>
      {/* Stands there before it says anything: what comes along with its words is not read out. */}
      <div className={said ? 'mt-3 text-sm font-medium' : undefined} id={`${id}-said`} role="status">
        {isWrong ? <ErrorLine>{said}</ErrorLine> : said}
      </div>
      {filled && <input type="hidden" name="filled" value={JSON.stringify(filled)} readOnly />}
    </div>
  )
}

type Fields = Record<string, unknown>

type Options = {
  id: string
  timeZone: string
  /** What a link had filled in where the form came back without scripts. */
  begun?: LinkReading | undefined
  /** Whether the form holds what the tab has kept. */
  isReady: boolean
}

const nothingRead: LinkReading = { link: '', filled: null, notice: null }

/** Fills the form from a link, and remembers, through a reload too, which fields hold what it said until somebody changes them. */
export function useLinkReading(
  { setValue, getValues, subscribe }: UseFormReturn<Fields, unknown, EventFormValues>,
  { locale, texts, zones }: EventFormText,
  { id, timeZone, begun, isReady }: Options,
) {
  const [reading, setReading] = useState(begun ?? nothingRead)
  const [isReading, setIsReading] = useState(false)
  const isMoving = useRef(false)
  const { filled } = reading

  useEffect(() => {
    const kept = isReady && !begun ? storedReading(id) : null
    if (kept) setReading({ ...kept, filled: kept.filled && heldBy(getValues(), kept.filled), notice: null })
  }, [id, begun, isReady, getValues])

  useEffect(() => {
    if (reading !== nothingRead) storeReading(id, reading)
  }, [id, reading])

  useEffect(() => {
    const remember = (now: FilledForm) => setReading((last) => ({ ...last, filled: now }))
    /** The moments that a link filled in stay the same when somebody says by which clock they want to see them. */
    const move = (all: FilledForm, zone: string) => {
      const moved = inZone(all, zone)
      if (!moved) return
      isMoving.current = true
      for (const name of ['startDate', 'startTime', 'endDate', 'endTime'] as const) {
        if (name in moved.values) setValue(name, moved.values[name])
      }
      isMoving.current = false
      remember(moved)
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (!name || !filled || isMoving.current) return
        const held = name in filled.values ? heldBy(values, filled) : filled
        if (Object.keys(held.values).length !== Object.keys(filled.values).length) remember(held)
        if (name === 'timeZone') move(held, String(values[name]))
      },
    })
  }, [subscribe, setValue, filled])

  async function read(form: HTMLFormElement, link: string) {
    setIsReading(true)
    const now = eventFormValuesOf(new FormData(form))
    const { set, reading: read } = await import('../../forms/read-link.ts').then(
      ({ readLinkFor }) => readLinkFor({ now, timeZone, zones: zones.map(([zone]) => zone), before: filled }, link),
      () => ({ set: {}, reading: { link, filled, notice: { kind: 'unavailable' as const } } }),
    )
    // Whatever was typed while the page was read is the person's.
    const typed = eventFormValuesOf(new FormData(form))
    for (const [name, value] of Object.entries(set)) {
      if (typed[name as keyof EventFormValues] === now[name as keyof EventFormValues]) setValue(name, value)
    }
    unfoldFilled(form)
    turnAll(form)
    setReading({ ...read, filled: read.filled && heldBy(getValues(), read.filled) })
    setIsReading(false)
  }

  const marks = useMemo<ReadMarks | null>(
    () =>
      filled && {
        names: new Set(Object.keys(filled.values).map((name) => `${id}-${name}`)),
        words: fill(locale, texts.readLink.mark, { host: filled.host }),
      },
    [filled, id, locale, texts],
  )
  return { reading, isReading, read, marks }
}

export type LinkReadingInUse = ReturnType<typeof useLinkReading>

const nameOf = (form: string) => `cyberluach.${form}.link`

/** Lets the tab keep, beside what the form holds, what of it a link filled in. */
export function storeReading(form: string, { link, filled }: LinkReading): void {
  tab[nameOf(form)] = JSON.stringify({ link, ...filled })
}

/** What the tab has kept of it; null where nothing was read. */
export function storedReading(form: string): Pick<LinkReading, 'link' | 'filled'> | null {
  const text = tab[nameOf(form)]
  if (text === undefined) return null
  const { link } = JSON.parse(text) as { link: unknown }
  return { link: typeof link === 'string' ? link : '', filled: filledIn(text) }
}

/** The form was sent. */
export function forgetReading(form: string): void {
  forget(tab, nameOf(form))
}
