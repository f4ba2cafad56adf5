import { handedToastName } from '@cyberluach/core/site/handed-toast'

const signs = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Wakes the island of messages before one can come: as soon as another island of the page is awake; at once where the
 * page before has left a message; and when somebody is at a form or a button, since plain scripts answer some of those.
 * Nothing of it loads on a page that is only read.
 */
export function wakeMessages(): void {
  if (hasKeptToast() || document.querySelector('astro-island:not([ssr])')) return wake()
  const until = new AbortController()
  const { signal } = until
  const wakeOnce = () => {
    until.abort()
    wake()
  }
  // Astro says it on the island's element, and it does not bubble.
  document.addEventListener('astro:hydrate', wakeOnce, { capture: true, signal })
  for (const sign of signs) {
    document.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest('form, button')) wakeOnce()
      },
      { capture: true, passive: true, signal },
    )
  }
}

/** Nobody is ever at this island, which shows nothing yet: it waits to be told. */
function wake(): void {
  document.querySelector('[component-export="Toasts"]')?.dispatchEvent(new Event('wake'))
}

function hasKeptToast(): boolean {
  try {
    return sessionStorage.getItem(handedToastName) !== null
  } catch {
    // Storage may be forbidden: no page can leave a message then.
    return false
  }
}
