import { once } from 'node:events'
import { join } from 'node:path'
import { toolPath } from './builds/build.ts'
import { projectFolder } from './config.ts'
import { freePort } from './system/ports.ts'
import { run, type ChildContext, type ChildStep } from './start/run.ts'
import { answersAtAll, reportsHealth } from './supervisor/health.ts'

const endWithParent = ['--import', new URL('./supervisor/end-with-parent.ts', import.meta.url).href]

await run({ prepare: async () => undefined, children })

async function children(context: ChildContext): Promise<ChildStep[]> {
  const sitePort = await freePort()
  return [cmsStep(context), siteStep(context, sitePort), edgeStep(context, sitePort)]
}

/** Next's development server is no program of ours, and answers everybody on the developer's machine. */
function cmsStep({ cmsUrl, environment, logFolder }: ChildContext): ChildStep {
  const folder = join(projectFolder, 'cms')
  const { port: cmsPort } = new URL(cmsUrl)
  const next = [toolPath(folder, 'next'), 'dev', '-H', '127.0.0.1', '-p', cmsPort]
  return {
    title: 'Starting the CMS, with hot reloading',
    plan: {
      name: 'cms',
      args: [...endWithParent, ...next],
      cwd: folder,
      environment: { ...environment, NODE_ENV: 'development', PORT: cmsPort, HOSTNAME: '127.0.0.1' },
      logFile: join(logFolder, 'cms-dev.log'),
      isReady: (_child, signal) => reportsHealth(`${cmsUrl}/api/health`, signal),
    },
  }
}

function siteStep({ environment, logFolder }: ChildContext, sitePort: number): ChildStep {
  const astro = [toolPath(projectFolder, 'astro'), 'dev', '--host', '127.0.0.1', '--port', String(sitePort)]
  return {
    title: 'Starting the site, with hot reloading',
    plan: {
      name: 'site',
      args: [...endWithParent, ...astro],
      cwd: projectFolder,
      environment: { ...environment, NODE_ENV: 'development' },
      logFile: join(logFolder, 'site-dev.log'),
      isReady: (_child, signal) => answersAtAll(`http://127.0.0.1:${sitePort}/`, signal),
    },
  }
}

function edgeStep({ environment, logFolder }: ChildContext, sitePort: number): ChildStep {
  return {
    title: 'Opening the port',
    plan: {
      name: 'edge',
      args: [join(projectFolder, 'server/edge/dev-main.ts')],
      cwd: projectFolder,
      environment: { ...environment, NODE_ENV: 'development', SITE_URL: `http://127.0.0.1:${sitePort}` },
      logFile: join(logFolder, 'edge-dev.log'),
      isReady: async (child, signal) => void (await once(child, 'message', { signal })),
    },
  }
}
