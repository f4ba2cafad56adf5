import { useFormSetting } from './form-setting.ts'

/** What goes along unseen: the name of the attempt, and a field that only machines fill in. */
export function HiddenFields() {
  const { attempt } = useFormSetting()
  return (
    <>
      {attempt && <input type="hidden" name="attempt" defaultValue={attempt} />}
      <div className="sr-only" aria-hidden="true">
        <input name="leaveEmpty" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
