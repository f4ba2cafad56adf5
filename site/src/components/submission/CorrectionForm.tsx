import type { Issue } from '@cyberluach/core/submission'
import type { EventFormValues } from '@cyberluach/core/submission-form'
import { fill } from '@cyberluach/i18n/translate'
import { FormProvider, useForm } from 'react-hook-form'
import { EventGroup, PrizeGroup, WhenWhereGroup } from '../../islands/event-form/EventGroups.tsx'
import { type EventFormText, TextProvider } from '../../islands/event-form/form-text.ts'
import { issueSentence } from '../../islands/event-form/issue-sentence.ts'
import { ContactGroup, NotesGroup, OrganizerGroup } from '../../islands/event-form/PeopleGroups.tsx'
import { errorsOf } from '../../islands/event-form/resolver.ts'
import { Icon } from '../icons/Icon.tsx'
import { warning } from '../icons/paths.ts'

type Props = EventFormText & {
  values: EventFormValues
  issues: Issue[]
  /** The page that the form stands on, and posts to. */
  action: string
  words: { save: string; cancel: string }
}

/** The form's fields as HTML: no script comes with them. */
export function CorrectionForm({ values, issues, action, words, ...text }: Props) {
  const { locale, messages } = text
  const errors = errorsOf(issues, (issue) => issueSentence(locale, messages, issue))
  const form = useForm<EventFormValues>({ defaultValues: values, errors })
  return (
    <FormProvider {...form}>
      <TextProvider value={text}>
        <form className="event-form" method="post" action={action} noValidate>
          <div className="event-form-body">
            <input type="hidden" name="step" value="correct" />
            <EventGroup />
            <WhenWhereGroup />
            <PrizeGroup />
            <OrganizerGroup isEmailFixed />
            <ContactGroup />
            <NotesGroup />
          </div>
          <footer className="event-form-footer">
            <p className="field-error">
              {issues.length > 0 && (
                <>
                  <Icon path={warning} />
                  {fill(locale, messages.form.errorCount, { n: issues.length })}
                </>
              )}
            </p>
            <a className="button button-ghost button-large" href={action}>
              {words.cancel}
            </a>
            <button className="button button-primary button-large">{words.save}</button>
          </footer>
        </form>
      </TextProvider>
    </FormProvider>
  )
}
