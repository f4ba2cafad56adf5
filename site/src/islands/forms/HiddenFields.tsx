import { useFormSetting } from './form-setting.ts'

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
