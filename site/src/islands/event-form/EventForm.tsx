import { emptyEventForm, type EventFormValues } from '@cyberluach/core/forms/submission-form'
import { useMemo, useState } from 'react'
import { awaitingPath, eventForm, eventFormNamed, eventFieldName } from '../../forms/event-form.ts'
import type { Posted } from '../../forms/form-rules.ts'
import type { LinkReading } from '../../forms/filled-form.ts'
import { type Notice, wrongFields } from '../../forms/wrong-fields.ts'
import { showToast, showToastOnNextPage } from '../../stores/toast.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { failureNotice, failureReason } from '../forms/failure-reason.ts'
import { HiddenFields, WordQuestion } from '../forms/Form.tsx'
import { ReadMarksProvider } from '../forms/form-setting.ts'
import { useFormRules } from '../forms/use-form-rules.ts'
import {
  checkedTogether,
  closeFormDialog,
  openFormDialogs,
  FormFrame,
  FormFooter,
  useIssueSentence,
} from './FormFrame.tsx'
import { AllGroups } from './EventGroups.tsx'
import type { EventFormText } from './form-text.ts'
import { forgetReading, LinkReader, useLinkReading } from './LinkReader.tsx'

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
export function EventForm(props: Props) {
  return (
    <ErrorBoundary>
      <SubmissionForm {...props} />
    </ErrorBoundary>
  )
}

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
        setWrong(
          wrongFields(locale, issues, eventFormNamed, toasts, (path) => eventFieldName(locale, words, path)),
        )
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
