import type { Issue } from '@cyberluach/core/submissions/submission'
import { type SubmitEvent, useMemo, useRef } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'

/** What a form holds, and what its rules find wrong with it. */
export type Checked<Values> = { values: Values; issues: readonly Issue[] }

/** What to say at a field about an issue. */
export type Sentence = (issue: Issue) => string

type Options<Fields, Values> = {
  /** Reads and checks the form. */
  check: (fields: Fields) => Checked<Values>
  /** The same function from one rendering to the next. */
  sentence: Sentence
  /** What the fields hold at first; without it they are taken over as they stand on the page. */
  initial?: DefaultValues<Fields>
  /** What is known to be wrong from the start. */
  issues?: readonly Issue[] | undefined
}

/** A form on react-hook-form whose errors are issues, by its rules or by the server's answer. */
export type CheckedForm<Fields extends FieldValues, Values> = {
  methods: UseFormReturn<Fields, unknown, Values>
  /** Sends what is right, once at a time: Enter sends by the first button, which may be another than the one held. */
  submit: (
    send: (values: Values) => Promise<void>,
    refuse: (errors: FieldErrors<Fields>) => void,
    event?: SubmitEvent,
  ) => Promise<void>
  /** Lets issues stand at their fields until those are changed. */
  showIssues: (issues: readonly Issue[]) => void
}

/** The engine of every form of both apps: what it looks like, and where its values are kept, is the app's. */
export function useCheckedForm<Fields extends FieldValues, Values extends FieldValues>(
  options: Options<Fields, Values>,
): CheckedForm<Fields, Values> {
  const { check, sentence, initial, issues } = options
  const errors = useMemo(() => errorsOf<Fields>(issues ?? [], sentence), [issues, sentence])
  const isSending = useRef(false)
  const methods = useForm<Fields, unknown, Values>({
    defaultValues: initial,
    errors,
    resolver: (fields) => {
      const found = check(fields)
      return found.issues.length > 0
        ? { values: {}, errors: errorsOf<Fields>(found.issues, sentence) }
        : { values: found.values, errors: {} }
    },
    shouldFocusError: false,
  })
  return {
    methods,
    submit: async (send, refuse, event) => {
      event?.preventDefault()
      if (isSending.current) return
      isSending.current = true
      await methods
        .handleSubmit(
          send,
          refuse,
        )(event)
        .finally(() => (isSending.current = false))
    },
    showIssues: (found) => {
      for (const issue of found) methods.setError(issue.path as FieldPath<Fields>, errorOf(issue, sentence))
    },
  }
}

/** An error of the form: its `type` is the issue's code, its `message` the sentence. */
export type IssueError = FieldError & { issue: Issue }

function errorOf(issue: Issue, sentence: Sentence): IssueError {
  return { type: issue.code, message: sentence(issue), issue }
}

/** Issues at their fields, the last of each. */
function errorsOf<Fields extends FieldValues>(issues: readonly Issue[], sentence: Sentence): FieldErrors<Fields> {
  const errors = {}
  for (const issue of issues) set(errors, issue.path, errorOf(issue, sentence))
  return errors
}
