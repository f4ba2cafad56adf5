import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { Messages } from '@cyberluach/i18n/messages'
import { useMemo } from 'react'
import { correction } from '../../forms/submission-change.ts'
import { LinkedForm, type LinkedProps } from './LinkedForm.tsx'

type Props = LinkedProps<EventFormValues> & {
  /** What was sent before. */
  initial: EventFormValues
  words: Pick<Messages['submissionLink'], 'save' | 'failed' | 'settled' | 'settledText'>
}

/** The form of a submission, with what was sent in it. */
export function CorrectionForm({ token, timeZone, ...form }: Props) {
  const { organizerEmail } = form.initial
  const rules = useMemo(
    () => correction({ token, timeZone, organizerEmail }),
    [token, timeZone, organizerEmail],
  )
  return <LinkedForm {...form} rules={rules} step="correct" done="corrected" save={form.words.save} />
}
