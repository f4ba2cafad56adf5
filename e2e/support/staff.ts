import type { APIRequestContext, Page, Response } from '@playwright/test'
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
  role: 'editor' | 'translator',
  origin = '',
): Promise<Person> {
  const person = { username: `${role}-${crypto.randomUUID().slice(0, 8)}`, password: crypto.randomUUID() }
  await signIn(request)
  const answer = await request.post('/cms/api/users', {
    headers: { origin },
    data: { ...person, role, currentPassword: admin().password },
  })
  expect(answer.status()).toBe(201)
  return person
}

/**
 * Saves the page of an account by the button of that name, and answers what became of it. Payload sends nothing before it
 * has looked at each field, which it does once more after each letter.
 */
export async function saveAccount(page: Page, button: string): Promise<Response> {
  let answer: Response | undefined
  await expect(async () => {
    const sent = page.waitForResponse((each) => each.request().method() === 'PATCH', { timeout: 5000 })
    await page.getByRole('button', { name: button, exact: true }).click({ timeout: 1000 })
    answer = await sent
  }).toPass()
  if (!answer) throw new Error('nothing was sent')
  return answer
}

/** What is typed is kept without anybody's doing. */
export function keptByItself(page: Page, words: string): Promise<unknown> {
  return page.waitForResponse(
    (answer) =>
      answer.url().includes('autosave=true') &&
      answer.ok() &&
      (answer.request().postDataBuffer()?.includes(words) ?? false),
  )
}
