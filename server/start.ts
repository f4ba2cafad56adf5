import { join } from 'node:path'
import { once } from 'node:events'
import { buildAll } from './builds/build.ts'
import { toolPath } from './builds/run-tool.ts'
import { projectFolder } from './config.ts'
import { run, type ChildContext, type ChildStep } from './run.ts'
import { answersHealthy } from './supervisor/health.ts'

const endWithParent = ['--import', new URL('./supervisor/end-with-parent.ts', import.meta.url).href]

await run({ prepare: buildAll, children: async (context) => [cmsStep(context), edgeStep(context)] })

function cmsStep({ cmsPort, environment, logFolder }: ChildContext): ChildStep {
  const folder = join(projectFolder, 'cms')
  const limits = ['--max-old-space-size=384', '--max-semi-space-size=4']
  const next = [
    toolPath(folder, 'next'),
    'start',
    '-H',
    '127.0.0.1',
    '-p',
    String(cmsPort),
    '--keepAliveTimeout',
    '75000',
  ]
  return {
    title: 'Starting the CMS',
    plan: {
      name: 'cms',
      args: [...limits, ...endWithParent, ...next],
      cwd: folder,
      environment: { ...environment, NODE_ENV: 'production', PORT: String(cmsPort), HOSTNAME: '127.0.0.1' },
      logFile: join(logFolder, 'cms.log'),
      isReady: (_child, signal) => answersHealthy(`http://127.0.0.1:${cmsPort}/api/health`, signal),
    },
  }
}

function edgeStep({ environment, logFolder }: ChildContext): ChildStep {
  const main = join(projectFolder, 'server/edge/main.ts')
  return {
    title: 'Opening the port',
    plan: {
      name: 'edge',
      args: ['--max-old-space-size=192', '--max-semi-space-size=8', main],
      cwd: projectFolder,
      environment: { ...environment, NODE_ENV: 'production' },
      logFile: join(logFolder, 'edge.log'),
      isReady: async (child, signal) => void (await once(child, 'message', { signal })),
    },
  }
}
