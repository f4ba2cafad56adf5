import { proofHeader, type ProofQuestion } from '@cyberluach/core/messages/proof-of-work'
import { afterEach, expect, test, vi } from 'vitest'
import { prepareProof, takeProof } from './proof-of-work.ts'

afterEach(() => vi.unstubAllGlobals())

async function questionAbout(number: number): Promise<ProofQuestion> {
  const salt = 'contact.tzzzzz.abcdefghijklmnop'
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}.${number}`))
  const challenge = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { salt, challenge, signature: 'signed', most: 50_000 }
}

/** The questions come from the API, which the integration tests ask; here it is the worker that answers them. */
function ask(question: ProofQuestion | null) {
  const fetched = vi.fn(async () => (question ? Response.json(question) : new Response(null, { status: 503 })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a worker finds the number, once for one sending', async () => {
  const fetched = ask(await questionAbout(41_234))
  prepareProof('contact')
  prepareProof('contact')
  const header = { [proofHeader]: 'contact.tzzzzz.abcdefghijklmnop.41234.signed' }
  expect(await takeProof('contact')).toEqual(header)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(await takeProof('contact')).toEqual(header)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('without a question the form goes without a proof', async () => {
  ask(null)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await takeProof('feedback')).toEqual({})
})
