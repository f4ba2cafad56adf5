/** Says each rating beside its tiles, lets it be cleared, and opens the way once there is an overall one. */
export function prepareRatings(form: HTMLFormElement): void {
  const submit = form.querySelector<HTMLButtonElement>('[data-pending]')
  const update = () => {
    for (const group of form.querySelectorAll<HTMLElement>('[data-rating]')) show(group)
    if (submit) submit.disabled = !form.querySelector('[name="overallRating"]:checked')
  }
  form.addEventListener('change', update)
  form.addEventListener('reset', () => queueMicrotask(update))
  form.addEventListener('click', ({ target }) => {
    const group =
      target instanceof Element && target.closest('[data-clear]')?.closest<HTMLElement>('[data-rating]')
    const chosen = group && group.querySelector<HTMLInputElement>(':checked')
    if (!chosen) return
    chosen.checked = false
    group.querySelector<HTMLElement>('input')?.focus()
    update()
  })
  update()
}

function show(group: HTMLElement): void {
  const chosen = group.querySelector<HTMLInputElement>(':checked')
  const said = group.querySelector('output')
  const text = chosen ? group.dataset.rating?.replace('{n}', chosen.value) : group.dataset.notRated
  if (said && said.textContent !== text) said.textContent = text ?? ''
  group.querySelector('[data-clear]')?.toggleAttribute('hidden', !chosen)
}
