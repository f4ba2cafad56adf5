import type { ClientDirective } from 'astro'
import { keptToastName } from '../stores/toast-handover.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:alongside'?: true
  }
}

const signs = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * `client:alongside` loads the island of messages before one can come: as soon as another island of the page is awake;
 * at once where the page before has left a message; and when somebody is at a form or a button, since plain scripts
 * answer some of those. Nothing of it loads on a page that is only read.
 */
const alongside: ClientDirective = (load) => {
  const asleep = new AbortController()
  const { signal } = asleep

  const wake = async () => {
    if (signal.aborted) return
    asleep.abort()
    await (
      await load()
    )()
  }

  if (hasKeptToast() || document.querySelector('astro-island:not([ssr])')) return wake()

  // Astro says it on the island's element, and it does not bubble.
  document.addEventListener('astro:hydrate', wake, { capture: true, signal })
  for (const sign of signs) {
    document.addEventListener(
      sign,
      ({ target }) => {
        if (target instanceof Element && target.closest('form, button')) void wake()
      },
      { capture: true, passive: true, signal },
    )
  }
}

export default alongside

function hasKeptToast(): boolean {
  try {
    return sessionStorage.getItem(keptToastName) !== null
  } catch {
    // Storage may be forbidden: no page can leave a message then.
    return false
  }
}
