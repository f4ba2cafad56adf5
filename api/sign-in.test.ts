import { startAuthentication } from '@simplewebauthn/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { signInCalls } from './sign-in.ts'

vi.mock('@simplewebauthn/browser', async (actual) => ({
  ...(await actual<object>()),
  startAuthentication: vi.fn(),
}))

const session = { token: 'a.b.c', admin: { username: 'noa', role: 'editor' } }
const calls = signInCalls('quiet-door')
let sent: { address: string; body: unknown }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    sent.push({ address, body: body && JSON.parse(body) })
    return Response.json(address.endsWith('question') ? { challenge: 'sign me', rpId: 'site' } : session)
  })
  return () => vi.unstubAllGlobals()
})

test('a code is sent below the hidden path, without the spaces around it', async () => {
  expect(await calls.byCode('challenge', ' 123456 ')).toEqual(session)
  const body = { challenge: 'challenge', code: '123456' }
  expect(sent).toEqual([{ address: '/api/quiet-door/auth/code', body }])
})

test('a passkey signs the question that the server asks', async () => {
  const response = { clientDataJSON: 'data', authenticatorData: 'more', signature: 'signed' }
  const answer = { id: 'key', rawId: 'key', type: 'public-key' as const, clientExtensionResults: {} }
  vi.mocked(startAuthentication).mockResolvedValue({ ...answer, response })
  expect(await calls.byPasskey()).toEqual(session)
  const optionsJSON = { challenge: 'sign me', rpId: 'site', userVerification: 'required' }
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON })
  expect(sent[1]).toEqual({ address: '/api/quiet-door/auth/passkey', body: { ...answer, response } })
})

test('whoever closes the browser’s dialog has used no passkey', async () => {
  vi.mocked(startAuthentication).mockRejectedValue(new DOMException('closed', 'NotAllowedError'))
  expect(await calls.byPasskey()).toBeNull()
})
