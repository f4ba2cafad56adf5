import { sheet } from '../../ui/sheet.ts'
import { type ReactNode, useEffect, useMemo, useState, useCallback } from 'react'
import { CautionsProvider, type Cautions, ErrorLine } from '../forms/Field.tsx'
import { Form, PendingButton, type FormInUse } from '../forms/Form.tsx'
import { type EventFormText, TextProvider, useText } from './form-text.ts'
import { Button, ButtonLink } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { useFormState } from 'react-hook-form'
import type { Notice } from '../../forms/form-rules.ts'
import { goToNextError } from '../forms/first-error.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { pastDays } from '@cyberluach/core/forms/event-form'
import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import { defaultTimeZone } from '@cyberluach/core/dates/time-zones'
import { deadlineParts, deadlineSlots, fieldOf } from '@cyberluach/core/forms/deadline-form'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { issueMessage } from '@cyberluach/i18n/issue-message'

type Props<Values> = {
  of: FormInUse<Values>
  text: EventFormText
  /** The page that takes the form without scripts. */
  action: string
  footer: ReactNode
  children: ReactNode
}

const { body } = sheet()

/** The fields of an event above the buttons that send them; in a dialog the fields scroll. */
export function FormFrame<Values>({ of, text, action, footer, children }: Props<Values>) {
  const cautions = usePastDays(of, text)
  const said = Object.values(cautions).at(-1) ?? ''
  return (
    <TextProvider value={text}>
      <Form
        of={of}
        className="flex min-h-0 flex-col max-md:flex-1 [@container_(height<30rem)]:flex-none"
        action={action}
        noValidate
      >
        <div
          // A field that takes focus must not come to lie under a message.
          className={body({
            className: 'grid scroll-pt-12 scroll-pb-32 border-t border-line max-md:flex-1 max-md:content-start',
          })}
          tabIndex={-1}
        >
          <CautionsProvider value={cautions}>{children}</CautionsProvider>
        </div>
        {/* Stands there before it says anything. At the fields the same words are described by. */}
        <p className="sr-only" role="status">
          {said}
        </p>
        {footer}
      </Form>
    </TextProvider>
  )
}

type FormFooterProps = {
  /** What keeps the form from being sent, while a field is wrong. */
  wrong?: Notice | null
  /** What the visitor can do about a failure. */
  reason: string
  cancelPath: string | undefined
  save: string
  saving: string
}

const { footer } = sheet()
const cancelLook = { kind: 'ghost', size: 'lg', className: 'max-md:flex-1' } as const

/** What is wrong and the way to each such field, or why the form was not sent; and what can be done now. */
export function FormFooter({ wrong, reason, cancelPath, save, saving }: FormFooterProps) {
  const { locale, texts } = useText()
  const { errors } = useFormState()
  const names = Object.keys(errors)
  const notice = names.length > 0 ? wrong : null
  return (
    <footer className={footer({ className: 'flex-wrap' })}>
      <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-3 gap-y-1 not-has-[p]:absolute max-md:basis-full">
        {/* Stands there before it says anything: what comes along with its words is not read out. */}
        <div className="min-w-0" role="alert">
          {notice && (
            <>
              <ErrorLine>{notice.title}</ErrorLine>
              <p className="text-sm text-pretty text-ink-2">{notice.text}</p>
            </>
          )}
          {names.length === 0 && reason && <ErrorLine>{reason}</ErrorLine>}
        </div>
        {names.length > 0 && (
          <Button
            kind="secondary"
            size="sm"
            className="max-md:min-h-control"
            onClick={({ currentTarget }) => currentTarget.form && goToNextError(currentTarget.form, names)}
          >
            {fill(locale, texts.form.errorCount, { n: names.length })}
          </Button>
        )}
      </div>
      <div className="ms-auto flex flex-wrap items-center gap-2 max-md:w-full">
        {cancelPath ? (
          <ButtonLink {...cancelLook} href={cancelPath}>
            {texts.form.cancel}
          </ButtonLink>
        ) : (
          <Button {...cancelLook} onClick={closeFormDialog}>
            {texts.form.cancel}
          </Button>
        )}
        <PendingButton size="lg" className="max-md:flex-1" label={save} pending={saving} />
      </div>
    </footer>
  )
}

/** The dialog that holds the form on pages that show it in place. */
const dialogId = 'event-form-dialog'

/** Lets the buttons that lead to the form open its dialog, on pages that have it. */
export function openFormDialogs(): void {
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest(`[aria-controls="${dialogId}"]`)
    const dialog = dialogOf()
    if (!opener || !dialog) return
    event.preventDefault()
    if (!dialog.open) dialog.showModal()
  })
}

export function closeFormDialog(): void {
  dialogOf()?.close()
}

function dialogOf(): HTMLDialogElement | null {
  const found = document.getElementById(dialogId)
  return found instanceof HTMLDialogElement ? found : null
}

/** Says of days that have passed that they have, as they are written. */
export function usePastDays<Values>({ methods, setting }: FormInUse<Values>, { texts }: EventFormText): Cautions {
  const { subscribe, getValues } = methods
  const [past, setPast] = useState(() => pastOf(setting.initial))

  useEffect(() => {
    setPast(pastOf(getValues()))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = pastOf(values)
        setPast((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
      },
    })
  }, [subscribe, getValues])

  const words = texts.form.past
  return useMemo(
    () => Object.fromEntries(Object.entries(past).map(([name, what]) => [name, words[what]])),
    [past, words],
  )
}

function pastOf(values: Record<string, unknown>) {
  return pastDays({ ...noDays, ...values } as EventFormValues, dayKeyOf(new Date(), defaultTimeZone))
}

const noDays = { startDate: '', endDate: '' }

type Names = (keyof EventFormValues)[]

/** Two deadlines may be the same one, and none is later than the event. */
const days: Names = deadlineSlots.map((slot) => fieldOf(slot, 'Day'))
/** Whether an hour is on the clock depends on the day and on whose clock it is. */
const hours: Names = ['startTime', 'endTime', ...deadlineSlots.map((slot) => fieldOf(slot, 'Time'))]

/** Fields whose rule looks at another one: a change there may settle the error here. */
export const checkedTogether: Partial<Record<keyof EventFormValues, Names>> = {
  startDate: ['startTime', 'endDate', 'endTime', ...days],
  startTime: ['endDate', 'endTime'],
  endDate: ['endTime', ...days],
  endTime: ['endDate'],
  timeZone: [...hours, ...days],
  ...Object.fromEntries(
    deadlineSlots.flatMap((slot) =>
      deadlineParts.map((part) => [fieldOf(slot, part), [fieldOf(slot, 'Kind'), fieldOf(slot, 'Time'), ...days]]),
    ),
  ),
}

/** What to say at a field of an event about an issue. */
export function useIssueSentence({ locale, texts }: EventFormText): (issue: Issue) => string {
  const { form, validation } = texts
  return useCallback(
    (issue: Issue) => issueMessage(locale, { validation, fieldErrors: form.errors }, issue),
    [locale, form, validation],
  )
}
