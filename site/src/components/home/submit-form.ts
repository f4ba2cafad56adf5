import { inPlace } from '../../islands/plain-click.ts'

let fetched: Promise<HTMLDialogElement> | undefined

/** Links to the submit page open that page's form over this one; it is fetched when someone is about to. */
export function openSubmitForm(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-opens-submit-form]')) {
    const prepare = () => void dialogOf(link.href).catch(forget)
    link.addEventListener('pointerenter', prepare)
    link.addEventListener('focus', prepare)
    const open = (dialog: HTMLDialogElement) => dialog.open || dialog.showModal()
    link.addEventListener(
      'click',
      inPlace(() => void dialogOf(link.href).then(open, () => location.assign(link.href))),
    )
  }
}

function dialogOf(href: string): Promise<HTMLDialogElement> {
  fetched ??= fetchDialog(href)
  return fetched
}

function forget(reason: unknown): void {
  fetched = undefined
  console.warn('The form was not read.', reason)
}

/** The dialog of the submit page, put into this one with the styles that it needs. */
async function fetchDialog(href: string): Promise<HTMLDialogElement> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`The form was not read: ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const dialog = page.querySelector<HTMLDialogElement>('#event-form-dialog')
  if (!dialog) throw new Error('The form was not found.')
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(adoptStyles))
  // What makes islands of the markup is on this page, too, and in one that a parser made no script runs.
  dialog.querySelectorAll('script, style').forEach((element) => element.remove())
  return document.body.appendChild(document.adoptNode(dialog))
}

async function adoptStyles(sheet: HTMLLinkElement): Promise<void> {
  const href = sheet.getAttribute('href') ?? ''
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const settled = new Promise((resolve) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
  })
  document.head.append(link)
  await settled
}
