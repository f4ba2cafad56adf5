import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { once } from 'node:events'
import { buildAll } from '../builds/build.ts'
import { projectFolder } from '../config.ts'
import { workerNames } from '../system/ports.ts'
import { isImage } from './image-mark.ts'
import type { ChildContext, ChildStep, Mode } from './run.ts'
import { createExchange } from '../supervisor/exchange.ts'
import { reportsHealth } from '../supervisor/health.ts'

const endWithParent = new URL('../supervisor/end-with-parent.ts', import.meta.url).href
const answerSupervisor = new URL('../supervisor/answer-supervisor.ts', import.meta.url).href

/**
 * The start for visitors. `preloaded` are addresses of modules that Node loads in each child before the child's own
 * program: the clock of a test. The start of the product names none.
 */
export function production(preloaded: string[] = []): Mode {
  return {
    prepare: async (signal) => (isImage() ? undefined : buildAll(signal)),
    cmsBase: `/${randomBytes(32).toString('base64url')}`,
    children: async (context) => [cmsStep(context, preloaded), ...edgeSteps(context, preloaded)],
  }
}

function cmsStep({ cmsUrl, environment, logFolder }: ChildContext, preloaded: string[]): ChildStep {
  const limits = ['--max-old-space-size=384', '--max-semi-space-size=4']
  return {
    title: 'Starting the CMS',
    plan: {
      name: 'cms',
      args: [...limits, ...loading([endWithParent, answerSupervisor, ...preloaded]), 'src/boot/serve.ts'],
      cwd: join(projectFolder, 'cms'),
      environment: {
        ...environment,
        NODE_ENV: 'production',
        PORT: new URL(cmsUrl).port,
        HOSTNAME: '127.0.0.1',
        NEXT_RUNTIME: 'nodejs',
        // Node reads the configuration, and not the compiler of 130 MB that builds with it.
        __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true',
        // cms/src/boot/end-process.ts ends it: jobs have to end, too.
        NEXT_MANUAL_SIG_HANDLE: 'true',
      },
      logFile: join(logFolder, 'cms.log'),
      isBehindVisitors: true,
      answersSupervisor: true,
      isReady: (_child, signal) => reportsHealth(`${cmsUrl}/api/health`, signal),
    },
  }
}

/**
 * Pages are kept outside of the heap, whose limit is for what a render needs. With a limit alone V8 lets so small a heap
 * grow by a third at most and then collects all of it, at each 25th render: a third of what a miss costs.
 */
const edgeHeap = [
  '--max-old-space-size=192',
  '--initial-old-space-size=128',
  '--heap-growing-percent=400',
  '--max-semi-space-size=8',
]

/** One process for each worker. Each opens the same port, and the first one already answers while the next one starts. */
function edgeSteps(context: ChildContext, preloaded: string[]): ChildStep[] {
  const { edgeWorkers } = context.config
  const exchange = createExchange()
  return workerNames(edgeWorkers).map((name, index) => {
    const which = edgeWorkers === 1 ? '' : `, worker ${index + 1} of ${edgeWorkers}`
    return edgeStep(context, preloaded, name, `Opening the port${which}`, exchange)
  })
}

function edgeStep(
  { environment, logFolder }: ChildContext,
  preloaded: string[],
  name: string,
  title: string,
  onStart: (child: ChildProcess) => void,
): ChildStep {
  const main = join(projectFolder, 'server/edge/main.ts')
  return {
    title,
    plan: {
      name,
      onStart,
      args: [...edgeHeap, ...loading([answerSupervisor, ...preloaded]), main],
      cwd: projectFolder,
      environment: { ...environment, NODE_ENV: 'production', EDGE_WORKER: name },
      logFile: join(logFolder, `${name}.log`),
      answersSupervisor: true,
      isReady: async (child, signal) => void (await once(child, 'message', { signal })),
    },
  }
}

function loading(modules: string[]): string[] {
  return modules.flatMap((module) => ['--import', module])
}
