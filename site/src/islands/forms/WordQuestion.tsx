import { Input } from '@cyberluach/design/components/Input'
import { Field } from './Field.tsx'
import { useFormSetting } from './form-setting.ts'

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
