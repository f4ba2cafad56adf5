import type { APIRequestContext, Page, Request, Response } from '@playwright/test'
import { admin, signIn } from './api.ts'
import { expect } from './test.ts'

export type Person = { username: string; password: string }

/** A new editor; the request is signed in as the admin who makes them. */
export function newEditor(request: APIRequestContext, origin = ''): Promise<Person> {
  return createPerson(request, 'editor', origin)
}

/** Somebody new who may write texts and nothing else; the request is signed in as the admin who makes them. */
export function newTranslator(request: APIRequestContext, origin = ''): Promise<Person> {
  return createPerson(request, 'translator', origin)
}

/** Somebody new of a role; the request is signed in as the admin who makes them. */
export async function createPerson(
  request: APIRequestContext,
  role: 'moderator' | 'editor' | 'translator',
  origin = '',
): Promise<Person> {
  const person = { username: `${role}-${crypto.randomUUID().slice(0, 8)}`, password: crypto.randomUUID() }
  await signIn(request)
  const data = { ...person, role, currentPassword: admin().password }
  const made = () => request.post('/cms/api/users', { headers: { origin }, data })
  let answer = await made()
  // Accounts are written one after the other: in a bad moment nothing was written, and is to be tried again.
  await expect.poll(async () => (answer.status() === 503 ? (answer = await made()) : answer).status()).toBe(201)
  return person
}

/**
 * Saves the page of an account by the button of that name, and answers what became of it. Payload sends nothing before it
 * has looked at each field, which it does once more after each letter: pressed again until it was sent, and then not.
 */
export async function saveAccount(page: Page, button: string): Promise<Response> {
  let request: Request | undefined
  await expect(async () => {
    const sent = page.waitForRequest((each) => each.method() === 'PATCH', { timeout: 5000 })
    await page.getByRole('button', { name: button, exact: true }).click({ timeout: 1000 })
    request = await sent
  }).toPass()
  const answer = await request?.response()
  if (!answer) throw new Error('nothing was answered')
  return answer
}

/** What is typed is kept without anybody's doing. Typing takes as long as the machine does, and is part of the wait. */
export function keptByItself(page: Page, words: string): Promise<unknown> {
  return page.waitForResponse(
    (answer) =>
      answer.url().includes('autosave=true') &&
      answer.ok() &&
      (answer.request().postDataBuffer()?.includes(words) ?? false),
    { timeout: 0 },
  )
}
