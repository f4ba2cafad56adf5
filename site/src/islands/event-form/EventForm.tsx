import type { Issue } from '@cyberluach/core/submission'
import type { EventFormValues } from '@cyberluach/core/submission-form'
import { useCallback, useMemo, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { EventGroup, PrizeGroup, WhenWhereGroup } from './EventGroups.tsx'
import { type EventFormText, TextProvider } from './form-text.ts'
import { FormFooter } from './FormFooter.tsx'
import { issueSentence } from './issue-sentence.ts'
import { ContactGroup, NotesGroup, OrganizerGroup } from './PeopleGroups.tsx'
import { errorsOf, eventFormResolver } from './resolver.ts'
import { useDraft } from './use-draft.ts'
import { followText } from '../forms/text-direction.ts'
import { TrapField } from './TrapField.tsx'
import { useSubmit } from './use-submit.ts'

const formId = 'event-form'
const noIssues: Issue[] = []

type Props = EventFormText & {
  /** IANA name of the zone that times are written in. */
  timeZone: string
  /** The page that takes the form without scripts. */
  action: string
  initial: EventFormValues
  /** What was wrong when the form was last sent without scripts. */
  issues?: Issue[]
  /** Names one attempt to send the form without scripts, so that a repetition is stored once. */
  attempt?: string
  /** Where Cancel leads when the form stands on a page of its own; in a dialog it closes that. */
  cancelPath?: string
}

export function EventForm(props: Props) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  )
}

function Form({ timeZone, action, initial, issues = noIssues, attempt, cancelPath, ...given }: Props) {
  const { locale, messages, countries } = given
  const text = useMemo(() => ({ locale, messages, countries }), [locale, messages, countries])
  const sentence = useCallback((issue: Issue) => issueSentence(locale, messages, issue), [locale, messages])
  const resolver = useMemo(() => eventFormResolver(sentence), [sentence])
  const errors = useMemo(() => errorsOf(issues, sentence), [issues, sentence])
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<EventFormValues>({ defaultValues: initial, errors, resolver, shouldFocusError: false })
  useDraft(form, element, formId, initial)
  const { submit, reason } = useSubmit({ form, element, text, timeZone, sentence })

  return (
    <FormProvider {...form}>
      <TextProvider value={text}>
        <form
          className="event-form"
          id={formId}
          ref={element}
          method="post"
          action={action}
          noValidate
          onSubmit={submit}
          onInput={followText}
          data-ready="no"
        >
          <div className="event-form-body" tabIndex={-1}>
            {attempt && <input type="hidden" name="attempt" value={attempt} />}
            <TrapField />
            <EventGroup />
            <WhenWhereGroup />
            <PrizeGroup />
            <OrganizerGroup />
            <ContactGroup />
            <NotesGroup />
          </div>
          <FormFooter reason={reason} cancelPath={cancelPath} />
        </form>
      </TextProvider>
    </FormProvider>
  )
}
