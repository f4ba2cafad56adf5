import { call } from '@cyberluach/api/client'

/** A page in trouble may throw without end: this many reports tell enough. */
const mostReports = 5
const reported = new Set<string>()

/** Tells the server of an error, each error of a page once and only so many. Nothing waits for the answer. */
export function reportOnce(error: unknown, componentStack = ''): void {
  const body = {
    error: messageOf(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
    componentStack,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: withoutToken(location.href),
  }
  const name = `${body.error} ${body.stack}`
  if (reported.has(name) || reported.size >= mostReports) return
  reported.add(name)
  call('POST /api/errors', { body }).catch((reason: unknown) => console.warn('The report was lost.', reason))
}

/** The address of the page, without what is as good as a password in links that were mailed. */
export function withoutToken(address: string): string {
  const url = new URL(address)
  url.pathname = url.pathname.replace(/(?<=\/(?:submission|deadline)\/).+/, '…')
  for (const name of ['token', 'preview']) if (url.searchParams.has(name)) url.searchParams.set(name, '…')
  return url.href
}

/** Reports what no part of the page has caught. */
export function reportUncaught(): void {
  addEventListener('error', ({ error }) => {
    if (error) reportOnce(error)
  })
  addEventListener('unhandledrejection', ({ reason }) => reportOnce(reason))
}

function messageOf(error: unknown): string {
  return String(error) || 'An error without words'
}

/** Says in place of the page's content that something went wrong, and what the visitor can do; reports the error. */
export function showErrorFallback(error: unknown, componentStack: string): void {
  console.error(error)
  reportOnce(error, componentStack)
  const template = document.querySelector<HTMLTemplateElement>('template[data-error-fallback]')
  const main = document.querySelector('main')
  if (!template || !main || main.querySelector('#error-title')) return
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  main.replaceChildren(template.content.cloneNode(true))
  main.querySelector('[data-reload]')?.addEventListener('click', () => location.reload())
  main.querySelector<HTMLElement>('#error-title')?.focus()
  scrollTo(0, 0)
}
