const typing = 'input, textarea, select, [contenteditable]'

/** `/` leads to the search, also before its scripts are there; not while somebody types or a dialog is open. */
export function focusSearchByKey(): void {
  addEventListener('keydown', (event) => {
    const { key, code, target } = event
    const isSlash = key === '/' || (code === 'Slash' && !event.shiftKey)
    if (!isSlash || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest(typing)) return
    const field = document.querySelector<HTMLInputElement>('#calendar input[type="search"]')
    if (!field || document.querySelector('dialog[open]')) return
    event.preventDefault()
    field.focus()
    field.select()
  })
}
