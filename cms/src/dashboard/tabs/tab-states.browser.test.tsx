import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { useSummaryPolling } from '../frame/polling.ts'
import { tabNames } from '../frame/tabs.ts'
import { RejectionWatch } from '../session/SessionContext.tsx'
import { answerCalls } from '../testing/answer-calls.ts'
import { showTab } from '../testing/show-tab.tsx'
import { SourcesTab } from './sources/SourcesTab.tsx'
import { tabContents } from './tab-contents.tsx'

// The page of the sign-in stays on its way.
vi.mock(import('../../session/session.ts'), async (original) => ({
  ...(await original()),
  endSession: () => new Promise(() => undefined),
}))

const states = {
  loading: () => new Promise<never>(() => undefined),
  failing: async () => Response.json({ error: 'Away', code: 'unavailable' }, { status: 503 }),
  'session ended': async () => Response.json({ error: 'Sign in', code: 'unauthorized' }, { status: 401 }),
} as const

type State = keyof typeof states

const words: Record<State, string> = {
  loading: '[role=status], [aria-busy=true]',
  failing: '[role=alert]',
  'session ended': '[role=status], [role=alert]',
}

test.each(tabNames.flatMap((tab) => (Object.keys(states) as State[]).map((state) => [tab, state] as const)))(
  'says how it stands in words, with no figure and no empty list in their place: %s, %s',
  async (tab, state) => {
    const asked = vi.fn(states[state])
    vi.stubGlobal('fetch', asked)
    const Content = tabContents[tab]
    await showTab({
      tab,
      children: (
        <>
          <RejectionWatch />
          <Counted />
          <Content />
        </>
      ),
    })
    await expect.poll(() => said(words[state])).not.toEqual([])
    expect(asked).toHaveBeenCalled()
    expect(inPlaceOfWords()).toEqual([])
    // Once the session is over, what is on its way is the page of the sign-in.
    if (state === 'failing') await expect.poll(() => shown('.animate-skeleton'), settled).toEqual([])
  },
)

const settled = { timeout: 3000 }

/** In the place of the frame, which reads the counts for all tabs. */
function Counted() {
  useSummaryPolling()
  return null
}

function said(selector: string): string[] {
  return [...document.querySelectorAll(`.moderation :is(${selector})`)].flatMap(
    (element) => element.textContent?.trim() || [],
  )
}

/** What looks as if there were nothing, or nothing to say. */
function inPlaceOfWords(): string[] {
  return shown('*')
    .filter((element) => !element.closest('[aria-hidden=true]') && isInPlaceOfWords(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
}

function shown(selector: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(`.moderation ${selector}`)
  return [...all].filter((element) => element.checkVisibility())
}

function isInPlaceOfWords(element: HTMLElement): boolean {
  const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
  const isBlank = element.matches('div:empty') && element.offsetHeight > 0 && !element.closest('[aria-busy=true]')
  return isBlank || /(?:^|\s)0(?:%|\s|$)/.test(own) || element.matches('table, [data-part=empty]')
}

test('how many decisions wait is not said before it is known', async () => {
  answerCalls({})
  await showTab({ tab: 'sources', children: <SourcesTab /> })
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^To decide$/ })).toBeInTheDocument()
})
