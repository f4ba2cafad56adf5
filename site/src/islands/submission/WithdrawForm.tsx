import { ButtonLink } from '@cyberluach/design/components/Button'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { useMemo } from 'react'
import { withdrawal } from '../../forms/submission-change.ts'
import { island } from '../ErrorBoundary.tsx'
import { Form, PendingButton, useFormRules } from '../forms/Form.tsx'
import { tellFailure } from './tell-failure.ts'

type Props = {
  locale: Locale
  /** Of the private link. */
  token: string
  /** The page that the form stands on, and posts to. */
  action: string
  words: Pick<Messages['submissionLink'], 'confirm' | 'keep' | 'failed' | 'settled' | 'settledText'>
  requestErrors: Messages['requestErrors']
}

/** Takes a submission back, or keeps it. */
export const WithdrawForm = island(Question)

function Question({ locale, token, action, words, requestErrors }: Props) {
  const form = useFormRules(
    useMemo(() => withdrawal(token), [token]),
    {
      id: 'withdrawal',
      locale,
      sentence: neverWrong,
      onSent: () => location.assign(action),
      onFailed: (error) => void tellFailure(error, { locale, action, words, requestErrors }),
    },
  )
  return (
    <Form of={form} className="mt-5 flex flex-wrap items-center gap-2" action={action}>
      <input type="hidden" name="step" defaultValue="withdraw" />
      <PendingButton kind="danger" label={words.confirm} pending={words.confirm} />
      <ButtonLink href={action}>{words.keep}</ButtonLink>
    </Form>
  )
}

/** It has no field that anything could be said at. */
const neverWrong = () => ''
