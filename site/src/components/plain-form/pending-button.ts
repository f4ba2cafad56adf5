/** Says on the button that the form is being sent. Its width stays, and the focus that a disabled button loses. */
export function pendingButton(button: HTMLButtonElement): (isPending: boolean) => void {
  const label = button.textContent
  const pending = button.dataset.pending ?? label
  let hadFocus = false
  return (isPending) => {
    if (isPending) hadFocus = document.activeElement === button
    button.style.minInlineSize = isPending ? `${button.offsetWidth}px` : ''
    button.textContent = isPending ? pending : label
    button.disabled = isPending
    if (!isPending && hadFocus && document.activeElement === document.body) button.focus()
  }
}
