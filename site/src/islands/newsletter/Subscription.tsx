import { ButtonLink } from '@cyberluach/design/components/Button'
import { type Locale, localePath } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  linkForm,
  type LinkPurpose,
  type Seen,
  seenOfFailure,
  type SubscriptionTexts,
  wordsFor,
} from '../../forms/subscription-link.ts'
import { island } from '../ErrorBoundary.tsx'
import { Form, PendingButton, useFormRules } from '../forms/Form.tsx'

type Props = { locale: Locale; texts: SubscriptionTexts; purpose: LinkPurpose; token: string; seen: Seen }

/**
 * What a link of the newsletter's mails leads to, and the one thing that can be done there. Its page is named by its
 * heading.
 */
export const Subscription = island(LinkedSubscription)

function LinkedSubscription({ locale, texts, purpose, token, seen: first }: Props) {
  const [seen, setSeen] = useState(first)
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text, button } = wordsFor(texts, purpose, seen)
  const form = useFormRules(
    useMemo(() => linkForm(purpose, token), [purpose, token]),
    {
      id: 'subscription',
      locale,
      posted: undefined,
      sentence: () => '',
      onSent: ({ action }, state) => setSeen({ kind: 'known', ...state, done: action }),
      onFailed: (reason) => setSeen(seenOfFailure(reason)),
    },
  )

  useEffect(() => {
    if (seen === first) return
    document.title = `${title} | ${texts.brand}`
    heading.current?.focus()
  }, [seen, first, title, texts.brand])

  return (
    <>
      <h1 ref={heading} id="subscription-title" className="text-2xl font-bold" tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-2 mb-6 wrap-anywhere text-ink-2" role={seen.kind === 'failed' ? 'alert' : undefined}>
        {fill(locale, text, seen.kind === 'known' ? { email: seen.email } : {})}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {button && (
          <Form of={form}>
            <input type="hidden" name={button.name} value={button.value} />
            <PendingButton kind={button.isMain ? 'primary' : 'secondary'} label={button.text} pending={button.text} />
          </Form>
        )}
        {seen.kind === 'wrong' && (
          <ButtonLink kind="primary" href={localePath(locale, '/contact')}>
            {texts.wrong.contact}
          </ButtonLink>
        )}
        <ButtonLink href={localePath(locale, '/')}>{texts.home}</ButtonLink>
      </div>
    </>
  )
}
