import { reportOnce } from './error-report.ts'

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
