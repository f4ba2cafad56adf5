import { readdir, stat } from 'node:fs/promises'
import { request as ask, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sharedProduct } from './support/api.ts'
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
    const cookie =
      who === 'an admin' ? `payload-token=${(await sessionOf(request, sharedProduct())).token}` : ''
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
