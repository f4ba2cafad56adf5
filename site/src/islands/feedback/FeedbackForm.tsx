import {
  feedbackLimits,
  feedbackFeatures,
  feedbackRatings,
  type FeedbackRating,
  highestRating,
} from '@cyberluach/core/messages/feedback'
import { longestEmail } from '@cyberluach/core/text/email-and-phone'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { issueMessage } from '@cyberluach/i18n/issue-message'
import { type Locale, localePath } from '@cyberluach/i18n/locales'
import { useCallback, useState, useLayoutEffect, useRef } from 'react'
import { feedbackForm, feedbackNamed, feedbackTextNames, type FeedbackValues } from '../../forms/feedback-form.ts'
import { type Posted, wrongFields } from '../../forms/form-rules.ts'
import { showToast } from '../../stores/toast.ts'
import { island } from '../ErrorBoundary.tsx'
import { failureNotice } from '../forms/failure-reason.ts'
import { Hint, LegendHint, FieldNotes, RequiredMark, fieldGrid, useField, useFormSetting } from '../forms/Field.tsx'
import { Form, HiddenFields, WordQuestion, SendButton, useFormRules } from '../forms/Form.tsx'
import { TextArea, TextField, Tile } from '../forms/fields.tsx'
import { feedbackLabel, type FeedbackTexts } from './feedback-texts.ts'
import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { useFormContext } from 'react-hook-form'

type Props = { locale: Locale; texts: FeedbackTexts; posted: Posted<FeedbackValues> | undefined }

/** What somebody thinks of the site: only the overall rating is needed. */
export const FeedbackForm = island(RatedForm)

function RatedForm({ locale, texts, posted: first }: Props) {
  const { issues, toasts } = texts
  const [{ posted, round }, setRound] = useState({ posted: first, round: 0 })
  const form = useFormRules(feedbackForm, {
    id: 'feedback',
    locale,
    posted,
    sentence: useCallback((issue: Issue) => issueMessage(locale, issues, issue), [locale, issues]),
    onWrong: (wrong) =>
      showToast({
        kind: 'danger',
        ...wrongFields(locale, wrong, feedbackNamed, toasts, (path) => feedbackLabel(texts, path)),
      }),
    onSent: () => {
      form.empty()
      // What is chosen and not written is emptied by being made anew.
      setRound({ posted: undefined, round: round + 1 })
      showToast({ kind: 'success', ...toasts.sent })
      thank()
    },
    onFailed: (reason) => showToast({ kind: 'danger', ...failureNotice(reason, locale, toasts.failed, texts.waiting) }),
  })
  return (
    <Form
      of={form}
      className={fieldGrid({ className: 'lg:grid-cols-3 lg:gap-x-16' })}
      action={localePath(locale, '/feedback')}
    >
      <HiddenFields />
      <Ratings key={`ratings ${round}`} locale={locale} texts={texts} />
      <Features key={`features ${round}`} texts={texts} />
      {feedbackTextNames.map((name) => (
        <TextArea
          key={name}
          name={name}
          label={texts[name]}
          rows={3}
          maxLength={feedbackLimits[name]}
          className={name === 'additionalComments' ? 'col-span-full md:col-span-2' : 'max-lg:col-span-full'}
        />
      ))}
      <TextField name="name" label={texts.name} maxLength={feedbackLimits.name} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        maxLength={longestEmail}
        autoComplete="email"
      />
      <Hint className="col-span-full">{texts.dataNote}</Hint>
      <WordQuestion />
      <SendButton label={texts.submit} pending={texts.submitting} />
    </Form>
  )
}

/** The page's address names the state, which the styles then show in place of the form. */
function thank(): void {
  location.hash = 'thank-you'
  document.getElementById('thank-you')?.focus()
}

const keys = Object.keys(feedbackFeatures) as (keyof typeof feedbackFeatures)[]

/** The parts of the site that somebody can have used. */
export function Features({ texts }: { texts: FeedbackTexts }) {
  const { featuresUsed } = useFormSetting().initial
  const chosen: unknown[] = Array.isArray(featuresUsed) ? featuresUsed : []
  return (
    <fieldset className="col-span-full mt-4 min-w-0 pb-2 md:col-span-2 lg:mt-0">
      <legend className="text-lg font-bold">
        {texts.featuresTitle} <LegendHint>{texts.featuresHint}</LegendHint>
      </legend>
      <div className="flex flex-wrap gap-2 pt-3">
        {keys.map((key) => (
          <Tile
            key={key}
            kind="ticked"
            control={{
              name: 'featuresUsed',
              value: feedbackFeatures[key],
              defaultChecked: chosen.includes(feedbackFeatures[key]),
            }}
          >
            {texts.features[key]}
          </Tile>
        ))}
      </div>
    </fieldset>
  )
}

/** Five ratings, of which the overall one is needed. On a desk what is ticked and written stands beside them. */
export function Ratings({ locale, texts }: { locale: Locale; texts: FeedbackTexts }) {
  return (
    <section className="max-lg:col-span-full lg:row-span-4" aria-labelledby="ratings-title">
      <h2 className="text-lg font-bold" id="ratings-title">
        {texts.ratingsTitle}
      </h2>
      <Hint>{texts.scaleHint}</Hint>
      {feedbackRatings.map((name) => (
        <Rating key={name} name={name} locale={locale} texts={texts} required={name === 'overallRating'} />
      ))}
    </section>
  )
}

const steps = Array.from({ length: highestRating }, (_, index) => index + 1)

type RatingProps = { name: FeedbackRating; locale: Locale; texts: FeedbackTexts; required: boolean }

/** A scale from 1 to 5, what was chosen on it, and a way to take that back. */
export function Rating({ name, locale, texts, required }: RatingProps) {
  const { id, error, initial } = useField(name)
  const { trigger } = useFormContext()
  const group = useRef<HTMLFieldSetElement>(null)
  const before = Number(initial ?? 0)
  /** Null until the tiles have been looked at: one may have been pressed before the script came. */
  const [chosen, setChosen] = useState<number | null>(null)
  const said = chosen ?? before
  const scale = `${id}-scale`

  useLayoutEffect(() => setChosen(Number(checkedIn(group.current)?.value ?? 0)), [])

  const choose = (step: number) => {
    setChosen(step)
    if (error) void trigger(name)
  }

  const clear = () => {
    const checked = checkedIn(group.current)
    if (checked) checked.checked = false
    group.current?.querySelector('input')?.focus()
    choose(0)
  }

  return (
    <fieldset ref={group} className="mt-4 min-w-0">
      <legend className="mb-1.5 text-(length:--text-sm) font-medium text-ink-2">
        {texts[name]}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        {steps.map((step) => (
          <Tile
            key={step}
            kind="figure"
            control={{
              type: 'radio',
              name,
              value: step,
              defaultChecked: step === before,
              required,
              'aria-label': fill(locale, texts.ratingLabel, { n: step }),
              'aria-describedby': error ? `${scale} ${id}-error` : scale,
              onChange: () => choose(step),
            }}
          >
            {step}
          </Tile>
        ))}
        <output className="num ms-2 text-(length:--text-sm) text-ink-3" dir={said ? 'ltr' : undefined}>
          {said ? fill(locale, texts.ratingValue, { n: said }) : texts.notRated}
        </output>
        {!required && chosen ? (
          <Button kind="ghost" size="sm" onClick={clear}>
            {texts.clearRating}
            <span className="sr-only">: {texts[name]}</span>
          </Button>
        ) : null}
      </div>
      <span className="sr-only" id={scale}>
        {texts.scaleHint}
      </span>
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}

function checkedIn(group: HTMLElement | null): HTMLInputElement | null {
  return group?.querySelector<HTMLInputElement>('input:checked') ?? null
}
