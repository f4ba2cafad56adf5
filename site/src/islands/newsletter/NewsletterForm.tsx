import { longestEmail } from '@cyberluach/core/text/email-and-phone'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { type Locale, localePath } from '@cyberluach/i18n/locales'
import { useCallback, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import type { Posted } from '../../forms/form-rules.ts'
import { newsletterForm, type NewsletterValues, problemOf, problemOfFailure } from '../../forms/newsletter-form.ts'
import { showToast } from '../../stores/toast.ts'
import { island } from '../ErrorBoundary.tsx'
import { failureNotice } from '../forms/failure-reason.ts'
import { Form, HiddenFields, WordQuestion, PendingButton, useFormRules } from '../forms/Form.tsx'
import { TextField } from '../forms/fields.tsx'
import type { NewsletterTexts } from './newsletter-texts.ts'
import { Notice } from '@cyberluach/design/components/Notice'
import { flushSync } from 'react-dom'

type Props = {
  locale: Locale
  texts: NewsletterTexts
  /** The page that the form stands on, to come back to. */
  from: string
  /** The fields stand below one another, as on a page of their own. */
  isPage?: boolean
  posted: Posted<NewsletterValues> | undefined
}

/** Subscribes in place: a panel says thanks for a while, then the form returns. */
export const NewsletterForm = island(SubscribeForm)

function SubscribeForm({ locale, texts, from, isPage = false, posted }: Props) {
  const { errors, toasts } = texts
  // A question takes a line of its own.
  const isStacked = isPage || posted?.question !== undefined
  const { panel, place, show } = usePanel()
  const form = useFormRules(newsletterForm, {
    id: 'newsletter',
    locale,
    posted,
    sentence: useCallback(({ path }: Issue) => (path === 'fullName' ? errors.fullName : errors.email), [errors]),
    onWrong: (issues) => showToast({ kind: 'danger', ...toasts[problemOf(issues)] }),
    onFailed: (reason) =>
      showToast({
        kind: 'danger',
        ...failureNotice(reason, locale, toasts[problemOfFailure(reason)], texts.waiting),
      }),
    onSent: ({ fullName, email }, { mustConfirm }) => {
      form.empty()
      show({ kind: mustConfirm ? 'confirm' : 'done', name: fullName })
      const { title, text } = mustConfirm ? toasts.confirm : toasts.done
      // An address is a text of its own direction in a sentence of either one.
      showToast({ kind: 'success', title, text: text.replace('{email}', () => `\u2066${email}\u2069`) })
    },
  })
  return (
    <>
      <Done id="subscribed" title={texts.successTitle} shown={panel?.kind === 'done' ? place : undefined}>
        <Thanks template={texts.successText} name={panel?.name ?? ''} />
      </Done>
      <Done id="confirm-email" title={texts.confirmTitle} shown={panel?.kind === 'confirm' ? place : undefined}>
        <p className="mt-1">{texts.confirmText}</p>
      </Done>
      <Form
        of={form}
        className={`items-start gap-3 peer-[:is(:target,[data-subscribed=now])]:hidden ${isStacked ? 'grid' : 'flex max-md:grid'}`}
        action={localePath(locale, '/newsletter')}
        label={texts.formLabel}
      >
        <HiddenFields />
        <input type="hidden" name="from" defaultValue={from} />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          required
          maxLength={longestEmail}
          autoComplete="email"
          className={isStacked ? undefined : 'md:w-56'}
        />
        <TextField
          name="fullName"
          label={texts.fullName}
          required
          maxLength={200}
          autoComplete="name"
          className={isStacked ? undefined : 'md:w-56'}
        />
        <WordQuestion />
        <PendingButton
          className={isStacked ? 'md:justify-self-start' : 'md:mt-6.5'}
          label={texts.submit}
          pending={texts.pending}
        />
      </Form>
    </>
  )
}

/** Names the one who subscribed; where no script knows the name, the styles leave it out. */
function Thanks({ template, name }: { template: string; name: string }) {
  const [before, after] = template.split('{name}')
  return (
    <p className="mt-1 group-not-data-[subscribed=now]/done:hidden">
      {before}
      <bdi>{name}</bdi>
      {after}
    </p>
  )
}

type DoneProps = {
  /** The page's address names it after the form was sent without scripts. */
  id: string
  title: string
  /** Given while it stands in place of the form. */
  shown: Ref<HTMLDivElement> | undefined
  children: ReactNode
}

/** What is said when somebody has subscribed. */
export function Done({ id, title, shown, children }: DoneProps) {
  return (
    // Shown by the script for a while, or by the page's address after the form was sent without one.
    <Notice
      ref={shown}
      kind="success"
      className="peer group/done not-[:is(:target,[data-subscribed=now])]:hidden md:min-w-80"
      id={id}
      role="status"
      tabIndex={-1}
      data-subscribed={shown ? 'now' : ''}
    >
      <b>{title}</b>
      {children}
    </Notice>
  )
}

/** How long the panel stands in place of the form, in milliseconds. */
const panelTime = 5_000

type Panel = { kind: 'done' | 'confirm'; name: string }

/** The panel that stands in place of the form for a while. The focus goes to it, and back to the form's button. */
export function usePanel() {
  const [panel, show] = useState<Panel | null>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = place.current
    if (!panel || !element) return
    element.focus()
    const leave = () => {
      const hadFocus = document.activeElement === element
      flushSync(() => show(null))
      if (hadFocus) element.parentElement?.querySelector('button')?.focus()
    }
    const timer = setTimeout(leave, panelTime)
    return () => clearTimeout(timer)
  }, [panel])

  return { panel, place, show }
}
