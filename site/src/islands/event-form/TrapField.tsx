/** A field that no person sees or reaches; machines that fill in every field fill it in too. */
export function TrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="leaveEmpty" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
