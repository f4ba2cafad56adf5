import { type ReactNode, useEffect, useRef, useState, type SubmitEvent, useCallback, useMemo } from 'react'
import { FormProvider, useFormState, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { FormSettingProvider, useFormSetting, Field, type FormSetting } from './Field.tsx'
import { followText, turnAll } from './text-direction.ts'
import { Input } from '@cyberluach/design/components/Input'
import { Button, type ButtonLook } from '@cyberluach/design/components/Button'
import { CallError } from '@cyberluach/api/client'
import type { Issue } from '@cyberluach/core/submissions/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import { type IssueError, type Sentence, useCheckedForm } from '@cyberluach/forms/use-checked-form'
import type { FormRules, Posted } from '../../forms/form-rules.ts'
import { attemptWith, forget, tab, useDraft } from './use-draft.ts'
import { goToFirstError } from './first-error.ts'
import type { ProvenForm } from '@cyberluach/core/messages/proof-of-work'

type Props<Values> = {
  of: FormInUse<Values>
  /** The page that takes the form without scripts; its own, unless told. */
  action?: string
  /** The form's name for assistive technology. */
  label?: string
  className?: string
  /** Leaves it to the server, too, to say what is wrong. */
  noValidate?: boolean
  children: ReactNode
}

/** Without scripts the browser checks the form and posts it; with them its rules say what is wrong, and send it. */
export function Form<Values>({ of, action, label, className, noValidate, children }: Props<Values>) {
  const { methods, take, setting, submit } = of
  return (
    <FormProvider {...methods}>
      <FormSettingProvider value={setting}>
        <form
          ref={take}
          className={className}
          method="post"
          action={action}
          noValidate={noValidate}
          aria-label={label}
          onSubmit={submit}
          onInput={followText}
        >
          {children}
        </form>
      </FormSettingProvider>
    </FormProvider>
  )
}

/** What goes along unseen: the name of the attempt, what an answer was taken in for, and a field that only machines fill in. */
export function HiddenFields() {
  const { attempt, posted } = useFormSetting()
  return (
    <>
      {attempt && <input type="hidden" name="attempt" defaultValue={attempt} />}
      {posted?.proof && <input type="hidden" name="proof" defaultValue={posted.proof} />}
      <div className="sr-only" aria-hidden="true">
        <input name="leaveEmpty" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

/** The question that the server asks where no script has worked for the form; nothing anywhere else. */
export function WordQuestion() {
  const { id: form, posted } = useFormSetting()
  if (!posted?.question) return null
  const { text, token, hint, error } = posted.question
  const id = `${form}-answer`
  return (
    <>
      <input type="hidden" name="question" defaultValue={token} />
      <Field id={id} label={text} hint={hint} error={error} required={!error} className="col-span-full">
        <Input
          id={id}
          name="answer"
          // Who cannot answer the second one sends the form without.
          required={!error}
          maxLength={60}
          autoComplete="off"
          className="md:w-56"
          aria-invalid={!!error}
          aria-describedby={`${id}-hint ${error && `${id}-error`}`}
          dir="auto"
        />
      </Field>
    </>
  )
}

type PendingButtonProps = Pick<ButtonLook, 'kind' | 'size'> & {
  label: string
  pending: string
  className?: string
}

/** Says that the form is being sent. Its width stays meanwhile, and so does the focus, which a disabled button loses. */
export function PendingButton({ kind = 'primary', size, label, pending, className }: PendingButtonProps) {
  const { isSubmitting } = useFormState()
  const button = useRef<HTMLButtonElement>(null)
  const [width, setWidth] = useState(0)
  const wasSubmitting = useRef(false)

  useEffect(() => {
    const isFree = document.activeElement === document.body
    if (wasSubmitting.current && !isSubmitting && isFree) button.current?.focus()
    wasSubmitting.current = isSubmitting
  }, [isSubmitting])

  return (
    <Button
      ref={button}
      kind={kind}
      size={size}
      className={className}
      type="submit"
      disabled={isSubmitting}
      // The Enter key in a field clicks the button too.
      onClick={({ currentTarget }) => setWidth(currentTarget.offsetWidth)}
      style={isSubmitting && width > 0 ? { minInlineSize: `${width}px` } : undefined}
    >
      {isSubmitting ? pending : label}
    </Button>
  )
}

/** Below all fields of a form; on phones as wide as they are. */
export function SendButton(words: { label: string; pending: string }) {
  return <PendingButton size="lg" className="col-span-full md:justify-self-start" {...words} />
}

type Fields = Record<string, unknown>

/** How long the answer is waited for, in milliseconds. */
const timeoutMs = 30_000

type Options<Values, Answer> = {
  /** Begins the ids of the form's fields. */
  id: string
  locale: Locale
  /** What to say at a field about an issue; the same function from one rendering to the next. */
  sentence: Sentence
  /** The form as it came back to its visitor, sent without scripts. */
  posted?: Posted<Values> | undefined
  /** What the fields hold at first, unless the form came back; nothing unless told. */
  initial?: Values
  /** Names the attempt to send the form without scripts, unless it came back. */
  attempt?: string | undefined
  /** Fields whose rule looks at another one: a change there may settle the error here. */
  checkedTogether?: Record<string, string[]>
  /** Whether the tab keeps what was typed until it is sent. */
  isKept?: boolean
  /** Something keeps the form from being sent. */
  onWrong?: (issues: Issue[]) => void
  onSent: (values: Values, answer: Answer) => void
  /** It did not arrive, or was refused. What was written stays. */
  onFailed: (reason: unknown) => void
}

/** A form in use: hand it to `Form`, which renders it. */
export type FormInUse<Values> = {
  methods: UseFormReturn<Fields, unknown, Values>
  /** Takes the form's element as it comes, and turns off the browser's own checks. */
  take: (element: HTMLFormElement | null) => void
  setting: FormSetting
  submit: (event: SubmitEvent) => Promise<void>
  /** Empties every field. */
  empty: () => void
  /** Whether it holds what the tab has kept. */
  isReady: boolean
}

const nothing = {}

/**
 * Checks and sends a form by its rules, the same that the page's server takes it by without scripts. A repetition of
 * the same values is the same attempt; the visitor is brought to the first field that is wrong.
 */
export function useFormRules<Values extends Fields, Body, Answer>(
  rules: FormRules<Values, Body, Answer>,
  options: Options<Values, Answer>,
): FormInUse<Values> {
  const { id, locale, sentence, posted, checkedTogether = nothing, isKept } = options
  const name = `cyberluach.${id}`
  const initial: Fields = posted?.values ?? options.initial ?? nothing
  const attempt = posted?.attempt ?? options.attempt
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [attempts] = useState<Record<string, string>>(() => (isKept ? tab : {}))
  // Without values of its own it takes over what the fields hold, what was typed before the script came included.
  const checked = useCheckedForm<Fields, Values>({
    check: () => checkForm(rules, element),
    sentence,
    issues: posted?.issues,
  })
  const { methods } = checked
  const setting = useMemo(
    () => ({ id, initial, attempt, checkedTogether, posted }),
    [id, initial, attempt, checkedTogether, posted],
  )
  useDraft(isKept ? name : undefined, methods, element, rules.valuesOf, initial, !!posted)

  const { proof } = rules
  const take = useCallback(
    (form: HTMLFormElement | null) => {
      setElement(form)
      if (!form) return
      form.noValidate = true
      turnAll(form)
      if (proof) form.addEventListener('focusin', () => void beginProof(proof))
    },
    [proof],
  )

  async function send(values: Values) {
    let answer: Answer
    try {
      const { body, key } = attemptWith(attempts, `${name}.attempt`, values, () => ({
        body: bodyOf(values),
        key: crypto.randomUUID(),
      }))
      answer = await rules.send(body, {
        headers: { 'idempotency-key': key, ...(proof && (await proofFor(proof))) },
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (reason) {
      return fail(reason, values)
    }
    forget(attempts, `${name}.attempt`)
    if (isKept) forget(tab, name)
    options.onSent(values, answer)
  }

  function bodyOf(values: Values): Body {
    const { userAgent } = navigator
    return rules.bodyOf(values, { locale, now: new Date(), userAgent, referrer: document.referrer })
  }

  function fail(reason: unknown, values: Values) {
    console.warn('The form did not go through', reason)
    // The page behind the form asks a question in place of the proof that could not be made.
    if (reason instanceof CallError && reason.code === 'proofNeeded' && element) return element.submit()
    if (reason instanceof CallError) refuse(rules.issuesFrom?.(reason.issues, values) ?? reason.issues)
    options.onFailed(reason)
  }

  function refuse(issues: Issue[]) {
    checked.showIssues(issues)
    lead(issues)
  }

  function complain(wrong: FieldErrors<Fields>) {
    const issues = Object.values(wrong).map((error) => (error as IssueError).issue)
    lead(issues)
    options.onWrong?.(issues)
  }

  function lead(issues: Issue[]) {
    const names = issues.map(({ path }) => path)
    if (element) goToFirstError(element, names)
  }

  function empty() {
    methods.reset(rules.valuesOf(new FormData()), { keepFieldsRef: true })
    if (element) turnAll(element)
  }

  async function submit(event: SubmitEvent) {
    // What the server asks, the server is answered: as if there were no script.
    if (!posted?.question) await checked.submit(send, complain, event)
  }

  return { methods, take, setting, submit, empty, isReady: element !== null }
}

/** The values are read from the form itself, as the server reads what it is sent. */
function checkForm<Values, Body, Answer>(
  { valuesOf, issuesOf }: FormRules<Values, Body, Answer>,
  form: HTMLFormElement | null,
) {
  const values = valuesOf(form ? new FormData(form) : new FormData())
  return { values, issues: [...issuesOf(values), ...(form ? halfTyped(form) : [])] }
}

/** A field that the form does not ask for just now, and not one in a part that is folded. */
function isPutAway(input: HTMLInputElement): boolean {
  const field = input.closest('[data-part=field]')
  return field !== null && getComputedStyle(field).display === 'none'
}

/** Date and time fields whose parts are typed in part, or make no date: their value is empty, and only they know. */
function halfTyped(form: HTMLFormElement): Issue[] {
  const inputs = [...form.elements].filter((control) => control instanceof HTMLInputElement)
  return inputs
    .filter((input) => input.validity.badInput && !isPutAway(input))
    .map(({ name, type }) => ({ path: name, code: type === 'time' ? 'time' : 'date' }))
}

const proofs = () => import('../../forms/proof-of-work.ts')

/** Has the form's proof of work made while its visitor writes. */
export async function beginProof(form: ProvenForm): Promise<void> {
  await proofs().then(({ prepareProof }) => prepareProof(form), notLoaded)
}

/** The header with the form's proof, for one sending; without one the form is sent all the same. */
export async function proofFor(form: ProvenForm): Promise<Record<string, string>> {
  return proofs().then(({ takeProof }) => takeProof(form), notLoaded)
}

function notLoaded(reason: unknown): Record<string, string> {
  console.warn('No proof of work could be made', reason)
  return {}
}
