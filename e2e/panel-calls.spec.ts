import { readdir, stat } from 'node:fs/promises'
import { request as ask, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { admin, sharedProduct } from './support/api.ts'
import { oddPanelCalls, type PanelCall } from './support/panel-calls.ts'
import { sessionOf } from './support/session.ts'
import { expect, test } from './support/test.ts'

/** What only the inside knows: how the CMS is reached, and of what its panel is made. */
const inner = /x-forwarded-|payload-token|importMap|\/_next\/static\/chunks|"permissions"|canAccessAdmin/

for (const who of ['a stranger', 'an admin'] as const) {
  test(`no call of the panel’s functions by ${who} is answered by 500, or by anything of the inside`, async ({
    request,
    ownProduct,
  }) => {
    test.slow()
    const { origin, dataDir } = ownProduct
    const cookie = who === 'an admin' ? `payload-token=${(await sessionOf(request, sharedProduct())).token}` : ''
    const page = await request.get('/admin/dashboard', { headers: { cookie } })
    const ids = [...new Set((await page.text()).match(/(?<=\\")[0-9a-f]{42}(?=\\")/g))]
    expect(ids).toHaveLength(2)
    const calls = oddPanelCalls(ids, origin)
    const before = await logBytes(dataDir)
    const told: string[] = []
    for (const call of calls) {
      const { status, body } = await answerTo(`${origin}/admin/dashboard`, call, cookie)
      if (status >= 500 || (status === 200 && inner.test(body))) told.push(`${status} to ${call.name}`)
    }
    expect(told).toEqual([])
    const bytesPerCall = ((await logBytes(dataDir)) - before) / calls.length
    expect(bytesPerCall).toBeLessThan(who === 'a stranger' ? 200 : 1500)
  })
}

test('a form that asks after its session has ended is told of no state, and led to no other page', async ({
  request,
}) => {
  const { origin } = sharedProduct()
  const signedIn = await request.post(`${origin}/api/${builtLoginPath}/auth`, { data: admin() })
  const { token } = (await signedIn.json()) as { token: string }
  const page = await (await request.get(`${origin}/admin/account`)).text()
  const ids = [...new Set(page.match(/(?<=\\")[0-9a-f]{42}(?=\\")/g))]
  await request.post(`${origin}/api/sys/auth/logout`, { headers: { authorization: `Bearer ${token}` } })
  const args = { collectionSlug: 'posts', schemaPath: 'posts', operation: 'update' }
  const body = JSON.stringify([{ name: 'form-state', args }])
  const answers = await Promise.all(
    ids.map((id) => {
      const headers = { origin, 'next-action': id, 'content-type': 'text/plain;charset=UTF-8' }
      const call = { name: 'form-state', headers, body }
      return answerTo(`${origin}/admin/account`, call, `payload-token=${token}`)
    }),
  )
  const [told, ...others] = answers.filter((answer) => answer.body.includes('{"state":null}'))
  expect(told?.status).toBe(200)
  expect(told?.body).not.toContain('sign-in')
  expect(others).toEqual([])
})

async function answerTo(
  url: string,
  { headers, body }: PanelCall,
  cookie: string,
): Promise<{ status: number; body: string }> {
  const asked = ask(url, { method: 'POST', headers: { ...headers, cookie }, agent: false })
  asked.end(body)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, body: await text(response) }
}

async function logBytes(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'logs')
  const files = (await readdir(folder)).filter((name) => name.startsWith('cms'))
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
