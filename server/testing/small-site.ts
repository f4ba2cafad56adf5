import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runTool, toolPath } from '../builds/build.ts'
import { projectFolder } from '../config.ts'

/** Pages that show what reached them. */
const sources = {
  'astro.config.mjs': `
    import site from '../../../astro.config.mjs'
    import { routeList } from '../../../site/config/route-list.mjs'
    const { adapter, output, session, trailingSlash, security } = site
    export default { adapter, output, session, trailingSlash, security, integrations: [routeList()] }`,
  'src/pages/index.astro': `---
    export const partial = true
    const { url, request, locals } = Astro
    const { overrides } = (await locals.givenTexts) ?? {}
    const seen = { url: url.href, headers: [...request.headers], locals: Object.keys(locals), overrides }
    Astro.response.headers.set('cdn-cache-control', 'max-age=30')
    Astro.response.headers.append('set-cookie', 'a=1')
    Astro.response.headers.append('set-cookie', 'b=2')
    ---
    <Fragment set:html={JSON.stringify(seen)} />`,
  'src/pages/address.astro': `---
    export const partial = true
    ---
    <Fragment set:html={Astro.clientAddress} />`,
  'src/pages/form.ts': `
    export const prerender = false
    export const POST = async ({ request, url }) => {
      const { size } = (await request.formData()).get('file')
      return Response.json({ url: url.href, size, agent: request.headers.get('user-agent') })
    }`,
  'src/pages/404.astro': `---
    export const partial = true
    const { locals, url } = Astro
    const { overrides } = (await locals.givenTexts) ?? {}
    Astro.response.status = 404
    ---
    <Fragment set:html={JSON.stringify({ asked: locals.askedPath, search: url.search, overrides })} />`,
  'public/file.txt': 'A file, which the edge serves by itself.',
}

/** Builds a site of a few pages as ours is built. The folder of its server; where nobody waits for it, remove `root`. */
export async function buildSmallSite(): Promise<{ root: string; server: string }> {
  const cache = join(projectFolder, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const root = await mkdtemp(join(cache, 'small-site-'))
  for (const [name, source] of Object.entries(sources)) {
    const path = join(root, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, source.replace(/^ {4}/gm, ''))
  }
  await runTool(toolPath(projectFolder, 'astro'), ['build'], root, AbortSignal.timeout(120_000))
  return { root, server: join(root, 'dist/server') }
}
