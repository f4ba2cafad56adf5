type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/** Whether a click asks for the link itself, and not for a new tab or a download. */
export function isPlainClick(click: Click): boolean {
  const isModified = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  return click.button === 0 && !isModified && !click.defaultPrevented
}

/** What a link does in place of being followed; a click that asks for a new tab follows it all the same. */
export function inPlace(act: () => void) {
  return (click: Click & { preventDefault: () => void }): void => {
    if (!isPlainClick(click)) return
    click.preventDefault()
    act()
  }
}
