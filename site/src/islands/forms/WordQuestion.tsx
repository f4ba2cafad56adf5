import { Input } from '@cyberluach/design/components/Input'
import { Field } from './Field.tsx'
import { useFormSetting } from './form-setting.ts'
import { followsText } from './text-direction.ts'

/** The question that the server asks where no script has worked for the form; nothing anywhere else. */
export function WordQuestion() {
  const { id: form, question } = useFormSetting()
  if (!question) return null
  const { text, token, isAgain, hint, error } = question
  const id = `${form}-answer`
  return (
    <>
      <input type="hidden" name="question" defaultValue={token} />
      {isAgain && <input type="hidden" name="isAgain" defaultValue="yes" />}
      <Field id={id} label={text} hint={hint} error={error} required={!isAgain} className="col-span-full">
        <Input
          id={id}
          name="answer"
          type="text"
          // Who cannot answer the second one sends the form without.
          required={!isAgain}
          maxLength={60}
          autoComplete="off"
          className="max-w-84"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          {...followsText('')}
        />
      </Field>
    </>
  )
}
