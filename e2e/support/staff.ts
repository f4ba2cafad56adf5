import type { APIRequestContext, Page } from '@playwright/test'
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

/** What is typed is kept without anybody's doing. */
export function keptByItself(page: Page, words: string): Promise<unknown> {
  return page.waitForResponse(
    (answer) =>
      answer.url().includes('autosave=true') &&
      answer.ok() &&
      (answer.request().postDataBuffer()?.includes(words) ?? false),
  )
}
