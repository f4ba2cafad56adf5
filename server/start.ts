import { forVisitors } from './for-visitors.ts'
import { run } from './run.ts'

await run(forVisitors())
